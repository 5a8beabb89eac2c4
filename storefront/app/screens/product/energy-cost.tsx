import type { ProductView } from '#app/features/product/product-view.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { formatNumber } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';

type Cost = NonNullable<ProductView['energyCost']>;

const USES = {
  YEAR: null,
  CYCLES: 'product.energyCost.cycles',
  HOURS: 'product.energyCost.hours',
  USES: 'product.energyCost.uses',
} as const satisfies Readonly<Record<Cost['basis'], TextKey | null>>;

/** The cost of a year's electricity, and, opened, how it was calculated and the source of its price. */
export function EnergyCost({ cost }: { cost: Cost }) {
  const t = useText();
  const moneyText = useMoneyText();
  const { locale, timeZone } = useShop();
  const { basis, times, kilowattHours, perKilowattHour, source, asOf } = cost;
  const use = USES[basis];
  return (
    <details className="group text-sm">
      <summary className="touch flex items-center gap-2">
        <span>{t('product.energyCost', { cost: moneyText(cost.cost) })}</span>
        <Icon name="chevron-down" size={16} className="text-muted group-open:rotate-180" />
      </summary>
      <p className="mt-1 max-w-text text-muted">
        {use && times !== null && `${t(use, { times: formatNumber(times, locale) })} `}
        {t('product.energyCost.how', {
          energy: formatNumber(kilowattHours, locale, 0),
          price: formatNumber(perKilowattHour, locale, 4),
          currency: cost.cost.currency,
          source,
          date: formatDate(asOf, locale, timeZone),
        })}
      </p>
    </details>
  );
}
