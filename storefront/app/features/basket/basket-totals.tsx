import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import type { TotalsFields } from '#app/graphql/totals.fragment.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import { formatPercent } from '#texts/format.ts';
import { useShippingLabel } from './shipping-label.ts';

export type Totals = ResultOf<typeof TotalsFields>;

/**
 * The order's total, line by line; the same in basket, check-and-order and confirmation.
 * @param totalLabel name of the total above the order button
 * @param totalNote what it includes, below it
 */
export function BasketTotals({
  totals,
  totalLabel,
  totalNote,
}: {
  totals: Totals;
  totalLabel?: string;
  totalNote?: string;
}) {
  const t = useText();
  const { locale, companyName } = useShop();
  const moneyText = useMoneyText();
  const shippingLabel = useShippingLabel();
  return (
    <dl className="space-y-2 tabular-nums">
      <Line label={t('basket.summary.items')}>
        <MoneyText money={totals.items} />
      </Line>
      {totals.services.minor > 0 && (
        <Line label={t('basket.summary.services')}>
          <MoneyText money={totals.services} />
        </Line>
      )}
      {totals.discount.minor > 0 && (
        <Line label={t('basket.summary.discount')}>
          <span className="text-success">{`−${moneyText(totals.discount)}`}</span>
        </Line>
      )}
      <Line label={shippingLabel(totals)}>
        {totals.shipping.minor === 0 ? t('basket.summary.free') : <MoneyText money={totals.shipping} />}
      </Line>
      {totals.co2Compensation.minor > 0 && (
        <Line label={t('delivery.co2')}>
          <MoneyText money={totals.co2Compensation} />
        </Line>
      )}
      {totals.premium.minor > 0 && (
        <Line label={t('delivery.premium.name', { company: companyName })}>
          <MoneyText money={totals.premium} />
        </Line>
      )}
      {totals.rounding.minor !== 0 && (
        <Line label={t('basket.summary.rounding')}>
          <MoneyText money={totals.rounding} />
        </Line>
      )}
      <div className="pair items-baseline gap-x-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{totalLabel ?? t('basket.summary.total')}</dt>
        <dd className="shrink-0">
          <MoneyText money={totals.total} />
        </dd>
        {totalNote && <dd className="basis-full text-sm font-normal text-muted">{totalNote}</dd>}
      </div>
      {totals.taxes.map(({ ratePercent, tax }) => (
        <div key={ratePercent} className="text-sm text-muted">
          <dt className="sr-only">{t('basket.summary.taxName')}</dt>
          <dd>
            {t('basket.summary.tax', { rate: formatPercent(ratePercent, locale), amount: moneyText(tax) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="pair items-baseline gap-x-4">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
