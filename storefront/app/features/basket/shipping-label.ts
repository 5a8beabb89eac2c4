import { useText } from '#app/texts/texts.tsx';

/** The name of the line with the cost of delivery: by freight, or how many parcels it pays for. */
export function useShippingLabel(): (totals: {
  readonly freight: boolean;
  readonly parcels: number;
}) => string {
  const t = useText();
  return ({ freight, parcels }) => {
    if (freight) return t('basket.summary.freight');
    return parcels > 1 ? t('basket.summary.parcels', { count: parcels }) : t('basket.summary.shipping');
  };
}
