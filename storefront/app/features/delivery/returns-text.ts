import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';

/** How an article is returned: by parcel, collected by freight, or each as it came. */
export type WayBack = 'parcel' | 'freight' | 'any';

/** How long an article can be returned, and that it is free where it is. */
export function useReturnsText(): (days: number, way: WayBack) => string {
  const t = useText();
  const { freeReturns } = useShop();
  return (days, way) => t(freeReturns ? `product.returns.${way}` : 'catalogue.product.returns', { days });
}
