import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useVoucherTexts } from '#app/features/basket/voucher-texts.ts';
import { buildPromotionMark } from '#app/features/measurement/promotion-mark.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { AccordionSection } from '#app/ui/layer/accordion.tsx';
import { CoverPicture } from '#app/ui/media/picture.tsx';
import { ContentLink } from './content-link.tsx';
import { assignKeysByPosition } from './key-by-place.ts';
import type { BlockOf } from './page-block.fragment.ts';
import { Paragraphs, Rich } from './rich-text.tsx';

/**
 * A public code: its value, and the button that puts it into the basket. A code that is no longer valid is shown as
 * ended.
 */
export function VoucherBanner({
  block: { words, voucher },
  place,
}: {
  block: BlockOf<'ContentVoucherBanner'>;
  place: number;
}) {
  const t = useText();
  const shop = useShop();
  const texts = useVoucherTexts();
  if (!voucher) {
    return <p className="rounded bg-sunken p-5 text-muted">{t('content.voucher.over')}</p>;
  }
  const mark = { id: voucher.code ?? 'voucher', name: texts.value(voucher), creative: null };
  return (
    <div
      {...buildPromotionMark({ ...mark, slot: `voucher-${place}` })}
      className="grid items-center gap-x-8 gap-y-5 rounded border border-dashed border-line-strong bg-accent-soft p-5 md:grid-cols-[1fr_auto] md:p-8"
    >
      <div className="min-w-0">
        <p className="text-2xl font-bold">{texts.value(voucher)}</p>
        <Paragraphs paragraphs={words} className="mt-2 max-w-text" />
        <p className="mt-2 text-sm">{texts.until(voucher)}</p>
        <Conditions>
          {texts.conditions(voucher).map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </Conditions>
      </div>
      <Form method="post" action={screenLink(shop, 'basket')} className="grid gap-3 text-center">
        <input type="hidden" name="intent" value="voucher" />
        <input type="hidden" name="code" value={voucher.code} />
        <p
          className="rounded bg-surface px-6 py-3 text-lg font-semibold tracking-wide wrap-anywhere"
          translate="no"
        >
          {voucher.code}
        </p>
        <Button type="submit">{t('basket.vouchers.use')}</Button>
      </Form>
    </div>
  );
}

const WIDTHS = [400, 560, 800] as const;

/** A promotion of the shop; when it is over, the text for that case. */
export function PromotionBanner({
  block: { heading, promotion },
  place,
}: {
  block: BlockOf<'ContentPromotionBanner'>;
  place: number;
}) {
  const t = useText();
  const { locale, timeZone } = useShop();
  if (!promotion) return null;
  const { code, headline, words, conditions, picture, validUntil, to, callToAction } = promotion;
  const Title = heading ? 'h3' : 'h2';
  const mark = { id: code?.toLowerCase() ?? 'empty', name: headline, creative: picture };
  return (
    <div
      {...buildPromotionMark({ ...mark, slot: `promotion-${place}` })}
      className={`overflow-hidden rounded bg-sunken ${picture ? 'md:grid md:grid-cols-[2fr_3fr]' : ''}`}
    >
      {picture && (
        <CoverPicture
          id={picture}
          offered={WIDTHS}
          plain={560}
          sizes="(width < 37.5rem) 92vw, 28rem"
          ratio={[560, 315]}
          className="aspect-[16/9] md:aspect-auto md:h-full"
        />
      )}
      <div className="flex flex-col items-start justify-center gap-3 p-5 md:p-8">
        <Title className="text-2xl leading-tight font-semibold text-balance">{headline}</Title>
        {assignKeysByPosition(words).map(({ key, piece: paragraph }) => (
          <p key={key}>
            <Rich {...paragraph} />
          </p>
        ))}
        {validUntil && (
          <p className="text-sm text-muted">
            {t('content.promotion.until', { date: formatDate(validUntil, locale, timeZone) })}
          </p>
        )}
        {to && callToAction && (
          <ContentLink to={to} className="button button-primary button-l">
            {callToAction}
          </ContentLink>
        )}
        <Conditions>
          {assignKeysByPosition(conditions).map(({ key, piece: paragraph }) => (
            <li key={key}>
              <Rich {...paragraph} />
            </li>
          ))}
        </Conditions>
      </div>
    </div>
  );
}

function Conditions({ children }: { children: readonly ReactNode[] }) {
  const t = useText();
  if (children.length === 0) return null;
  return (
    <div className="mt-2 w-full max-w-text">
      <AccordionSection title={t('basket.voucher.condition.title')}>
        <ul className="list-disc space-y-1 ps-5 text-sm">{children}</ul>
      </AccordionSection>
    </div>
  );
}
