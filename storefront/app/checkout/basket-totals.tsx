import type { ResultOf } from 'gql.tada';
import { formatPercent } from '#texts/format.ts';
import { useShop } from '../page/shop.tsx';
import { useText } from '../texts/texts.tsx';
import { MoneyText, useMoneyText } from '../ui/price.tsx';
import type { BasketFields } from './basket.fragment.ts';

type Basket = ResultOf<typeof BasketFields>;
export type Totals = Pick<Basket, 'items' | 'shipping' | 'rounding' | 'total' | 'taxes'>;

/** What the order comes to, line by line; the same in basket, check-and-order and confirmation. */
export function BasketTotals({ totals }: { totals: Totals }) {
  const t = useText();
  const { locale } = useShop();
  const moneyText = useMoneyText();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
      <dt>{t('basket.summary.items')}</dt>
      <dd className="text-right">
        <MoneyText money={totals.items} />
      </dd>
      <dt>{t('basket.summary.shipping')}</dt>
      <dd className="text-right">
        {totals.shipping.minor === 0 ? t('basket.summary.free') : <MoneyText money={totals.shipping} />}
      </dd>
      {totals.rounding.minor !== 0 && (
        <>
          <dt>{t('basket.summary.rounding')}</dt>
          <dd className="text-right">
            <MoneyText money={totals.rounding} />
          </dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-lg font-semibold">{t('basket.summary.total')}</dt>
      <dd className="border-t border-line pt-3 text-right text-lg font-semibold">
        <MoneyText money={totals.total} />
      </dd>
      {totals.taxes.map(({ ratePercent, tax }) => (
        <dd key={ratePercent} className="col-span-2 text-sm text-muted">
          {t('basket.summary.tax', {
            rate: formatPercent(ratePercent, locale),
            amount: moneyText(tax),
          })}
        </dd>
      ))}
    </dl>
  );
}
