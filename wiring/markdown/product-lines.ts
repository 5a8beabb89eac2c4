import type { LoadedProduct, PriceView } from '#app/features/product-tile/product-tile.fragment.ts';
import { productLink } from '#app/page/links.ts';
import { formatMoney, type MoneyValue } from '#texts/format.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { escapeInline, formatLink } from './write-markdown.ts';

/** An article of a list: its name with its address, its price, and its availability. */
export function formatTile(page: MarkdownPage, product: LoadedProduct): string {
  page.tag(product.cacheTag);
  const { name, brand, price, available } = product;
  const title = name.toLowerCase().startsWith(brand.name.toLowerCase()) ? name : `${brand.name} ${name}`;
  const sold = available ? '' : `, ${page.texts.text('catalogue.tile.soldOut')}`;
  return `${formatLink(title, page.origin + productLink(page.shop, product))}: ${formatPrice(page, price)}${sold}`;
}

/** The price as on the page: with a reduction the price before it, where the law lets the shop name one. */
export function formatPrice(page: MarkdownPage, { current, original, unitPrice, from }: PriceView): string {
  const { text } = page.texts;
  const now = formatAmount(page, current);
  const all = [
    from ? text('ui.price.from', { price: now }) : now,
    original && `${text('ui.price.original')} ${formatAmount(page, original)}`,
    unitPrice &&
      text('product.unitPrice', {
        price: formatAmount(page, unitPrice.price),
        unit: unitPrice.unit.replace('2', '²'),
      }),
  ];
  return escapeInline(all.filter(Boolean).join(', '));
}

export function formatAmount({ tenant, localeSettings }: MarkdownPage, amount: MoneyValue): string {
  return formatMoney(amount, localeSettings.locale, tenant.priceFormat);
}
