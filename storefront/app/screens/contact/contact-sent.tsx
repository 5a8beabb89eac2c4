import { useEffect, useRef } from 'react';
import { homeLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { clearDraft } from './contact-draft.ts';

const SENT = {
  COPY: 'contact.sent.text',
  RECEIPT: 'contact.sent.receipt',
  NONE: 'contact.sent.number',
} as const;

/** The message has arrived: its number, what was mailed to the sender, and when an answer comes. */
export function ContactSent({
  receipt,
  answerDays,
}: {
  receipt: { caseNumber: string; email: string; receipt: keyof typeof SENT | null } | null;
  answerDays: number;
}) {
  const t = useText();
  const shop = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    clearDraft();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="wrap max-w-text py-10 md:py-16">
      <span className="mb-5 grid size-14 place-content-center rounded-full bg-success-soft text-success">
        <Icon name="check" size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('contact.sent.title')}
      </h1>
      {receipt && (
        <p className="mt-3 text-lg wrap-anywhere">
          {t(SENT[receipt.receipt ?? 'NONE'], { number: receipt.caseNumber, email: receipt.email })}
        </p>
      )}
      <p className="mt-3">{t('contact.sent.next', { days: answerDays })}</p>
      <div className="mt-8">
        <ButtonLink to={homeLink(shop)} variant="secondary">
          {t('contact.sent.shop')}
        </ButtonLink>
      </div>
    </div>
  );
}
