import { convertToMajorUnits, type MeasuredEvent, type MeasuredItem } from '#app/session/measure.ts';

type Shown = {
  readonly sku: string;
  readonly name: string;
  readonly brand: { readonly name: string };
  readonly price: { readonly current: { readonly minor: number; readonly currency: string } };
};

/** The event of an article's page, or of a list. @param list the list's name @returns null if the list is empty */
export function viewEvent(
  event: 'view_item' | 'view_item_list',
  products: readonly Shown[],
  list?: string,
): MeasuredEvent | null {
  const items = products.map(({ sku, name, brand, price }, index): MeasuredItem => {
    const item = {
      item_id: sku,
      item_name: name,
      item_brand: brand.name,
      price: convertToMajorUnits(price.current.minor),
    };
    return list === undefined ? item : { ...item, item_list_name: list, index };
  });
  const [first] = products;
  if (!first) return null;
  const { currency, minor } = first.price.current;
  const value = list === undefined && { value: convertToMajorUnits(minor) };
  return { event, ecommerce: { currency, ...value, items } };
}
