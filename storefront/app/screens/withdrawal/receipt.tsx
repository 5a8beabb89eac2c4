import { useEffect, useRef } from 'react';
import { homeLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { formatTime } from '#texts/format-time.ts';

/** The declaration with date and time; the same whether there is such an order or not. */
export function Receipt({
  receipt,
  kind,
}: {
  receipt: { orderNumber: string; statement: string; statedAt: string; sha256: string };
  kind: 'statutory' | 'contractual';
}) {
  const t = useText();
  const shop = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const at = new Date(receipt.statedAt);
  const moment = t('order.moment', {
    date: formatDate(at, shop.locale, shop.timeZone),
    time: formatTime(at, shop.timeZone),
  });
  return (
    <div className="wrap max-w-text py-10 md:py-16">
      <span className="mb-5 grid size-14 place-content-center rounded-full bg-success-soft text-success">
        <Icon name="check" size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t(`order.withdraw.done.${kind}`)}
      </h1>
      <p className="mt-3 text-lg">{t('order.withdraw.done.at', { at: moment })}</p>
      <blockquote className="my-6 rounded bg-sunken p-5 whitespace-pre-line wrap-anywhere">
        {receipt.statement}
      </blockquote>
      <p>{t('order.withdraw.done.mail')}</p>
      <p className="mt-4 text-sm text-muted wrap-anywhere">
        {t('ui.labelled', { label: 'SHA-256', value: receipt.sha256 })}
      </p>
      <div className="mt-8">
        <ButtonLink to={homeLink(shop)} variant="secondary">
          {t('checkout.done.shop')}
        </ButtonLink>
      </div>
    </div>
  );
}
