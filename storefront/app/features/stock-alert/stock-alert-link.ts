import { screenLink } from '#app/page/links.ts';

/** The page where an alert can be requested, with its data. @param variantSku null for any variant */
export function stockAlertLink(
  shop: Parameters<typeof screenLink>[0],
  sku: string,
  variantSku: string | null,
): string {
  const query = new URLSearchParams({ sku, ...(variantSku && { variant: variantSku }) });
  return `${screenLink(shop, 'stockAlert')}?${query}`;
}
