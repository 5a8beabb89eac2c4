import type { ResultOf } from 'gql.tada';
import { Form, Link, useFetcher } from 'react-router';
import { useVoucherTexts } from '#app/features/basket/voucher-texts.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { BasketQuery } from './basket.query.ts';
import type { BasketFault } from './basket-fault.ts';

type InBasket = ResultOf<typeof BasketQuery>['basket']['vouchers'][number];

/** The basket's vouchers, each with its discount or why it has none, and the field for another one. */
export function BasketVouchers({
  vouchers,
  fault,
  typed,
  action,
}: {
  vouchers: readonly InBasket[];
  /** of the last typed code */
  fault: BasketFault | null;
  typed: string;
  action: string;
}) {
  const t = useText();
  const shop = useShop();
  return (
    <section id="voucher" aria-labelledby="voucher-title" className="border-t border-line pt-4">
      <h3 id="voucher-title" className="text-base font-semibold">
        {t('basket.voucher.title')}
      </h3>
      {vouchers.length > 0 && (
        <ul className="mt-2 space-y-3">
          {vouchers.map((one) => (
            <VoucherLine key={one.voucher.id} one={one} action={action} />
          ))}
        </ul>
      )}
      <Form method="post" action={action} preventScrollReset className="basket-code mt-3">
        <input type="hidden" name="intent" value="voucher" />
        <TextField
          name="code"
          label={t('basket.voucher.label')}
          // the field is cleared after each answer
          key={`${typed}|${vouchers.length}`}
          defaultValue={typed}
          error={fault && t(`basket.fault.${fault.code}`, { count: fault.number })}
          maxLength={FIELD_LIMITS.voucherCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          marked={false}
          className="contents"
        />
        <Button type="submit" variant="secondary">
          {t('basket.voucher.submit')}
        </Button>
      </Form>
      <p className="mt-2 text-sm">
        <Link to={screenLink(shop, 'vouchers')} className="link touch">
          {t('basket.voucher.own')}
        </Link>
      </p>
    </section>
  );
}

function VoucherLine({ one, action }: { one: InBasket; action: string }) {
  const t = useText();
  const texts = useVoucherTexts();
  const moneyText = useMoneyText();
  const fetcher = useFetcher();
  const { voucher, applies } = one;
  // hidden as soon as it is pressed; it comes back after a failure
  if (fetcher.state !== 'idle') return null;
  return (
    <li className="text-sm">
      <p className="pair items-baseline gap-x-3 font-semibold">
        <span className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
          <Icon name={applies ? 'check' : 'info'} size={16} className={applies ? 'text-success' : ''} />
          {voucher.code}
        </span>
        {applies && <span className="shrink-0 tabular-nums">{`−${moneyText(one.discount)}`}</span>}
      </p>
      <div className="pair items-center gap-x-3">
        <p className="min-w-0 text-muted">
          {texts.value(voucher)}
          {!applies && ` · ${t('basket.voucher.inactive')}`}
        </p>
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value="voucher-remove" />
          <input type="hidden" name="voucherId" value={voucher.id} />
          <Button
            type="submit"
            variant="plain"
            size="m"
            icon="trash"
            className="-me-2"
            aria-label={t('basket.voucher.remove', { code: voucher.code })}
          >
            <span className="sr-only">{t('basket.voucher.removeShort')}</span>
          </Button>
        </fetcher.Form>
      </div>
      {one.reasons.length + one.exclusions.length > 0 && (
        <ul className="mt-1 space-y-1 text-muted">
          {one.reasons.map((reason) => (
            <li key={reason.code}>{texts.reason(reason)}</li>
          ))}
          {one.exclusions.map(({ lineId, code, productName }) => (
            <li key={lineId}>{t(`basket.voucher.excluded.${code}`, { name: productName })}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
