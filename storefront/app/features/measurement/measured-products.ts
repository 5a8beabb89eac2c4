import { type MeasuredEvent, type MeasuredItem, toMajorUnits } from '#app/session/measure.ts';

type Shown = {
  readonly sku: string;
  readonly name: string;
  readonly brand: { readonly name: string };
  readonly price: { readonly current: { readonly minor: number; readonly currency: string } };
};

/** An article's page, or a list of them. @param list the list's name */
export function viewEvent(
  event: 'view_item' | 'view_item_list',
  products: readonly Shown[],
  list?: string,
): MeasuredEvent {
  const items = products.map(({ sku, name, brand, price }, index): MeasuredItem => {
    const item = {
      item_id: sku,
      item_name: name,
      item_brand: brand.name,
      price: toMajorUnits(price.current.minor),
    };
    return list === undefined ? item : { ...item, item_list_name: list, index };
  });
  const currency = products[0]?.price.current.currency;
  return { event, ecommerce: { ...(currency !== undefined && { currency }), items } };
}
