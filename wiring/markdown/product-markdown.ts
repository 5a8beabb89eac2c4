import { ProductQuery, type ProductResult } from '#app/features/product/product.query.ts';
import { categoryLink, productLink } from '#app/page/links.ts';
import { ORDER_DAY } from '#app/page/pages.ts';
import { buildPictureAddress } from '#app/ui/media/picture-address.ts';
import { formatNumber } from '#texts/format.ts';
import { formatDay } from '#texts/format-day.ts';
import type { TextKey } from '#texts/keys.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { formatAmount, formatPrice, formatTile } from './product-lines.ts';
import { escapeInline, formatLink, formatTable, joinParts, list } from './write-markdown.ts';

const ADDRESS = /^\/p\/[^/]+\/([^/]{1,150})\/?$/;

/** A product with everything that a buyer decides by: price, variants and their stock, facts, delivery, reviews. */
export async function renderProduct(page: MarkdownPage): Promise<string | null> {
  const sku = parseSku(page);
  if (sku === null) return null;
  const asked = { sku, reviewPage: 1, stars: null, variation: null, reviewSort: 'helpful' };
  const { product, shop } = await page.query(ProductQuery, asked);
  // articles that are gone and wrong addresses: the page shows alternatives, or redirects
  if (!product || product.discontinued || productLink(page.shop, product) !== page.pathname) return null;
  page.tag(product.cacheTag, ORDER_DAY);
  return renderProductBody(page, product, shop.withdrawalDays);
}

function parseSku({ pathname, shop: { prefix } }: MarkdownPage): string | null {
  const [, sku] = (pathname.startsWith(prefix) && ADDRESS.exec(pathname.slice(prefix.length))) || [];
  try {
    return sku === undefined ? null : decodeURIComponent(sku);
  } catch {
    return null;
  }
}

function renderProductBody(page: MarkdownPage, product: ProductResult, withdrawalDays: number): string {
  const { text } = page.texts;
  const { brand, name, highlights, attributes, recommendations, breadcrumb } = product;
  const title = name.toLowerCase().startsWith(brand.name.toLowerCase()) ? name : `${brand.name} ${name}`;
  const formatHeading = (key: TextKey) => `## ${escapeInline(text(key))}`;
  return joinParts([
    `# ${escapeInline(title)}`,
    `> ${escapeInline(product.description)}`,
    breadcrumb
      .map((one) => formatLink(one.name, page.origin + categoryLink(page.shop, one.path)))
      .join(' > '),
    list(offer(page, product, withdrawalDays)),
    product.pictures[0]
      ? `![${escapeInline(name)}](${page.origin}${buildPictureAddress(product.pictures[0], 800, 'jpg')})`
      : null,
    ...(highlights.length > 0
      ? [formatHeading('catalogue.product.highlights'), list(highlights.map(escapeInline))]
      : []),
    formatVariants(page, product),
    formatHeading('catalogue.product.details'),
    list(
      attributes.flatMap(({ attributes: all }) =>
        all.map((one) => `${escapeInline(one.label)}: ${escapeInline(one.value)}`),
      ),
    ),
    ...formatReviews(page, product),
    ...(recommendations.length > 0
      ? [
          formatHeading('catalogue.recommendations'),
          list(recommendations.map((one) => formatTile(page, one))),
        ]
      : []),
  ]);
}

function offer(page: MarkdownPage, product: ProductResult, withdrawalDays: number) {
  const { text } = page.texts;
  const { delivery, rating, gtin, ecoLabel, price } = product;
  const state = product.available ? 'catalogue.availability.inStock' : 'catalogue.availability.soldOut';
  const isFree =
    delivery.price.minor === 0 || (delivery.freeFrom && price.current.minor >= delivery.freeFrom.minor);
  const shipping = { price: formatAmount(page, delivery.price) };
  const { freeFrom } = delivery;
  const ways = freeFrom
    ? text('catalogue.product.shipping', { ...shipping, free: formatAmount(page, freeFrom) })
    : text('catalogue.product.shipping.flat', shipping);
  return [
    `**${formatPrice(page, price)}** (${escapeInline(text('ui.price.tax'))})`,
    escapeInline(text(state)),
    escapeInline(isFree ? text('catalogue.product.shipping.free') : ways),
    escapeInline(text('catalogue.product.returns', { days: withdrawalDays })),
    escapeInline(text('catalogue.product.articleNumber', { sku: product.sku })),
    gtin && `${escapeInline(text('catalogue.product.gtin'))}: ${escapeInline(gtin)}`,
    ecoLabel &&
      escapeInline(
        text('product.energy', {
          class: ecoLabel.energyClass,
          best: ecoLabel.best,
          worst: ecoLabel.worst,
        }),
      ),
    rating &&
      `${escapeInline(text('catalogue.reviews'))}: ${formatNumber(rating.average, page.localeSettings.locale, 1)}/${rating.max} (${rating.count})`,
    ...product.safetyNotes.map(escapeInline),
  ];
}

/** Each variant with its article number, which a basket takes. */
function formatVariants(page: MarkdownPage, { dimensions, variations }: ProductResult): string | null {
  if (variations.length < 2) return null;
  const { text } = page.texts;
  const columns = dimensions.map(({ key }) => formatDimensionName(page, key));
  const findValueLabel = (at: number, value: string | null) =>
    dimensions[at]?.values.find((one) => one.value === value)?.label ?? value ?? '';
  return formatTable(
    ['', ...columns, '', ''].map((one, at) =>
      at === 0 ? escapeInline(text('catalogue.dimension.other')) : one,
    ),
    variations.map(({ sku, values, price, availability }) => [
      escapeInline(sku),
      ...values.map((value, at) => escapeInline(findValueLabel(at, value))),
      formatPrice(page, price),
      escapeInline(describeStock(page, availability)),
    ]),
  );
}

const DIMENSIONS: Readonly<Record<string, TextKey>> = {
  colour: 'catalogue.dimension.colour',
  size: 'catalogue.dimension.size',
  storage: 'catalogue.dimension.storage',
  width: 'catalogue.dimension.width',
};

function formatDimensionName({ texts }: MarkdownPage, key: string): string {
  return escapeInline(texts.text(DIMENSIONS[key] ?? 'catalogue.dimension.other'));
}

function describeStock(
  { texts: { text }, localeSettings: { locale }, tenant }: MarkdownPage,
  { state, delivery, expectedOn }: ProductResult['variations'][number]['availability'],
): string {
  if (state === 'SOLD_OUT')
    return expectedOn
      ? text('product.expected', { date: formatDay(expectedOn, locale) })
      : text('catalogue.availability.soldOut');
  if (!delivery) return text('catalogue.availability.inStock');
  const [from, until] = [formatDay(delivery.from, locale), formatDay(delivery.until, locale)];
  const time = tenant.delivery.orderUntil;
  return from === until
    ? text('product.delivery.on', { time, day: until })
    : text('product.delivery.between', { time, from, until });
}

/** The reviews, as many as the page shows first. */
function formatReviews({ texts, localeSettings: { locale } }: MarkdownPage, { reviews: all }: ProductResult) {
  if (all.reviews.length === 0) return [];
  const { text } = texts;
  return [
    `## ${escapeInline(text('catalogue.reviews'))}`,
    list(
      all.reviews.map(({ stars, title, text: words, reviewer, createdOn }) => {
        const by = text('catalogue.reviews.by', { name: reviewer.name, date: formatDay(createdOn, locale) });
        return `${stars}/5 ${escapeInline([title, words].filter(Boolean).join('. '))} (${escapeInline(by)})`;
      }),
    ),
  ];
}
