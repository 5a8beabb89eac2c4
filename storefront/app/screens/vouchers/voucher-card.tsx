import type { ResultOf } from 'gql.tada';
import { Form } from 'react-router';
import { useVoucherTexts } from '#app/features/basket/voucher-texts.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { AccordionSection } from '#app/ui/layer/accordion.tsx';
import type { VouchersQuery } from './vouchers.query.ts';

type Own = ResultOf<typeof VouchersQuery>['vouchers']['active'][number];

/** One voucher with its conditions; a button puts an active one into the basket. */
export function VoucherCard({ own, active }: { own: Own; active: boolean }) {
  const t = useText();
  const shop = useShop();
  const texts = useVoucherTexts();
  const { voucher } = own;
  const conditions = texts.conditions(voucher);
  return (
    <li
      className={`flex flex-col gap-2 rounded border border-line p-5 ${active ? 'bg-raised' : 'text-muted'}`}
    >
      <div className="pair items-start gap-x-3">
        <p className="text-xl font-bold">{texts.value(voucher)}</p>
        {!active && (
          <Badge kind="neutral">{t(own.used ? 'basket.vouchers.used' : 'basket.vouchers.over')}</Badge>
        )}
      </div>
      <p className="font-mono text-sm tracking-wide wrap-anywhere">{voucher.code}</p>
      <p className="text-sm">{texts.until(voucher)}</p>
      {active &&
        own.reasons.map((reason) => (
          <p key={reason.code} className="text-sm text-warning">
            {texts.reason(reason)}
          </p>
        ))}
      {conditions.length > 0 && (
        <AccordionSection title={t('basket.voucher.condition.title')}>
          <ul className="list-disc space-y-1 ps-5 text-sm">
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </AccordionSection>
      )}
      {active && (
        <Form method="post" action={screenLink(shop, 'basket')} className="mt-auto">
          <input type="hidden" name="intent" value="voucher" />
          <input type="hidden" name="code" value={voucher.code} />
          <Button type="submit" variant="secondary" className="w-full">
            {t('basket.vouchers.use')}
          </Button>
        </Form>
      )}
    </li>
  );
}
