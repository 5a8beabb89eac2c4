import { useText } from '#app/texts/texts.tsx';
import { useFormats } from '#app/ui/formats.tsx';
import { formatMoney, formatPercent, type MoneyValue } from '#texts/format.ts';

/** The parts of a price; one that the market's law forbids is already null (commerce/range/pricing). */
export type PriceValue = {
  current: MoneyValue;
  /** lowest price of the 30 days before the reduction (Directive 98/6/EC art. 6a) */
  original?: MoneyValue | null | undefined;
  /** the manufacturer's recommended price: labelled as such, never struck through */
  recommended?: MoneyValue | null | undefined;
  discount?: { percent: number } | null | undefined;
  /** for goods sold by weight, volume, length or area (Directive 98/6/EC); unit: kg, l, m, m2 */
  unitPrice?: { price: MoneyValue; unit: string } | null | undefined;
  /** the lowest of several prices */
  from: boolean;
};

const SIZES = { s: 'text-base', m: 'text-lg', l: 'text-2xl' } as const;

/** {@link MoneyText} as a string, for money inside a sentence: `t('…', { amount: moneyText(total) })`. */
export function useMoneyText(): (money: MoneyValue) => string {
  const { locale, priceFormat } = useFormats();
  return (money) => formatMoney(money, locale, priceFormat);
}

/** An amount of money in the market's format. */
export function MoneyText({ money }: { money: MoneyValue }) {
  const { locale, priceFormat } = useFormats();
  return <span className="whitespace-nowrap tabular-nums">{formatMoney(money, locale, priceFormat)}</span>;
}

/** A product's price. The old price is named, and not only struck through, for screen readers. */
export function Price({
  price,
  size = 'm',
  hasFlag = true,
}: {
  price: PriceValue;
  size?: 's' | 'm' | 'l';
  /** false where a badge shows the discount */
  hasFlag?: boolean;
}) {
  const { locale, priceFormat, discountFlag } = useFormats();
  const t = useText();
  const formatPrice = (value: MoneyValue) => formatMoney(value, locale, priceFormat);
  const amount = formatPrice(price.current);
  const small = size === 'l' ? 'text-sm' : 'text-xs';
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`${SIZES[size]} font-bold ${price.original ? 'text-sale' : ''}`}>
          {price.from ? t('ui.price.from', { price: amount }) : amount}
        </span>
        {price.original && (
          <span className={`${small} text-muted`}>
            <span className="sr-only">{t('ui.price.original')} </span>
            <s>{formatPrice(price.original)}</s>
          </span>
        )}
        {hasFlag && price.original && price.discount && discountFlag && (
          <span className={`${small} font-semibold text-sale`}>
            {`-${formatPercent(price.discount.percent, locale, 0)}`}
          </span>
        )}
        {price.recommended && size === 's' && (
          <span className={`${small} text-muted`}>
            {t('ui.price.recommended.short', { price: formatPrice(price.recommended) })}
          </span>
        )}
        {price.unitPrice && (
          <span className={small}>
            {t('product.unitPrice', {
              price: formatPrice(price.unitPrice.price),
              unit: price.unitPrice.unit.replace('2', '²'),
            })}
          </span>
        )}
      </p>
      {price.original && size === 'l' && <p className="text-xs text-muted">{t('ui.price.original.note')}</p>}
      {price.recommended && size !== 's' && (
        <p className={`${small} text-muted`}>
          {t('ui.price.recommended', { price: formatPrice(price.recommended) })}
        </p>
      )}
    </div>
  );
}

/** "incl. VAT, plus delivery" in the market's words, or that delivery is free. */
export function TaxNote({ freeDelivery }: { freeDelivery: boolean }) {
  const t = useText();
  return (
    <span className="text-xs text-muted">{t(freeDelivery ? 'ui.price.tax.delivered' : 'ui.price.tax')}</span>
  );
}
