import type { LoadedProduct, PriceView } from '#app/features/product-tile/product-tile.fragment.ts';
import { productLink } from '#app/page/links.ts';
import { formatMoney, type MoneyValue } from '#texts/format.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { escapeInline, link } from './write-markdown.ts';

/** An article of a list: its name with its address, its price, and its availability. */
export function tileLine(page: MarkdownPage, product: LoadedProduct): string {
  page.tag(product.cacheTag);
  const { name, brand, price, available } = product;
  const title = name.toLowerCase().startsWith(brand.name.toLowerCase()) ? name : `${brand.name} ${name}`;
  const sold = available ? '' : `, ${page.texts.text('catalogue.tile.soldOut')}`;
  return `${link(title, page.origin + productLink(page.shop, product))}: ${priceText(page, price)}${sold}`;
}

/** The price as on the page: with a reduction the price before it, where the law lets the shop name one. */
export function priceText(page: MarkdownPage, { current, original, unitPrice, from }: PriceView): string {
  const { text } = page.texts;
  const now = money(page, current);
  const all = [
    from ? text('ui.price.from', { price: now }) : now,
    original && `${text('ui.price.original')} ${money(page, original)}`,
    unitPrice &&
      text('product.unitPrice', {
        price: money(page, unitPrice.price),
        unit: unitPrice.unit.replace('2', '²'),
      }),
  ];
  return escapeInline(all.filter(Boolean).join(', '));
}

export function money({ tenant, localeSettings }: MarkdownPage, amount: MoneyValue): string {
  return formatMoney(amount, localeSettings.locale, tenant.priceFormat);
}
