import { BRANDS } from '#demo/catalogue/brands.ts';
import { addAncestors, categoryId, getSaleKey } from '#demo/catalogue/categories.ts';
import type { PriceDraft, ProductDraft, VariantDraft } from '#demo/catalogue/draft.ts';
import { documentPath } from '#demo/catalogue/facts/downloads.ts';
import type { ProductFacts } from '#demo/catalogue/facts/product-facts.ts';
import { LANGUAGES } from '#demo/catalogue/kind.ts';
import type { CopyValue } from '../../../commerce/ground/database/copy-rows.ts';
import { calculateReductionPercent } from '../../../commerce/range/pricing/price.rules.ts';
import { defaults } from '../../../tenants/defaults.ts';
import type { Tenant } from '../../../tenants/tenant.ts';
import { listLanguages, say } from './basics.ts';
import { COLUMNS } from './columns.ts';
import type { Transaction } from './transaction.ts';

type Table = keyof typeof COLUMNS;
type Row = readonly CopyValue[];

const TABLES = Object.keys(COLUMNS) as Table[];
const brandIds = new Map(BRANDS.map(({ slug }, index) => [slug, index + 1]));

/** Turns products into rows of all their tables and copies them in batches. */
export class ProductWriter {
  readonly #transaction: Transaction;
  readonly #tenants: readonly Tenant[];
  readonly #languages: readonly string[];
  #rows = emptyBatch();

  constructor(transaction: Transaction, tenants: readonly Tenant[]) {
    this.#transaction = transaction;
    this.#tenants = tenants;
    this.#languages = listLanguages(tenants);
  }

  /** Keeps a product's rows until the next flush. */
  add(product: ProductDraft): void {
    this.#addProduct(product);
    for (const variant of product.variants) this.#addVariant(product.productId, variant);
    for (const tenant of this.#tenants) this.#rows.listing.push(buildListing(product, tenant.id));
    for (const review of product.reviews) {
      this.#rows.review.push([
        review.tenantId,
        product.productId,
        review.variantId,
        review.language,
        review.stars,
        review.title,
        review.body,
        review.authorName,
        review.helpfulCount,
        review.notHelpfulCount,
        review.verifiedPurchase,
        review.tags,
        review.createdAt,
      ]);
    }
    for (const one of product.questions) {
      this.#rows.product_question.push([
        ...[one.tenantId, product.productId, one.locale, one.authorName, one.question, 'published'],
        ...[one.answer, 'demo', one.answeredAt, one.askedAt],
      ]);
    }
  }

  /** Writes what has been added since the last one. */
  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = emptyBatch();
    for (const table of TABLES) await this.#transaction.copy(table, COLUMNS[table], rows[table]);
  }

  #addProduct(product: ProductDraft): void {
    const brandId = brandIds.get(product.brandSlug);
    if (!brandId) throw new RangeError(`no brand ${product.brandSlug}`);
    this.#rows.product.push([
      product.productId,
      product.sku,
      product.kind,
      product.department,
      brandId,
      product.audience,
      product.attributes,
      product.dimensions,
      product.energyClass,
      product.tyre,
      product.powerSupplyIncluded,
      product.ratingAverage,
      product.ratingCount,
      product.popularity,
      product.releasedAt,
      ...buildFactColumns(product.facts),
    ]);
    for (const language of this.#languages) {
      const text = product.texts[LANGUAGES.find((one) => one === language) ?? 'de'];
      const { name, slug, description, highlights, keywords } = text;
      this.#rows.product_text.push([
        product.productId,
        language,
        name,
        slug,
        description,
        highlights,
        keywords,
        product.facts.safetyNotes.map((note) => say(note, language)),
      ]);
      for (const kind of product.facts.downloads) {
        const url = documentPath(product.sku, kind, language);
        this.#rows.product_download.push([product.productId, kind, language, url]);
      }
    }
  }

  #addVariant(productId: number, variant: VariantDraft): void {
    const { variantId, sku, position, colourKey, dimensions, gtin, pictures, squareMetres } = variant;
    const unit = squareMetres === null ? null : 'm2';
    this.#rows.variant.push([
      variantId,
      productId,
      sku,
      position,
      colourKey,
      dimensions,
      gtin,
      pictures,
      squareMetres,
      unit,
    ]);
    for (const [tenantId, price] of Object.entries(variant.prices)) {
      const { currency, amountMinor, recommendedMinor, history } = price;
      const validFrom = history.at(-1)?.validFrom ?? null;
      this.#rows.price.push([tenantId, variantId, currency, amountMinor, recommendedMinor, validFrom]);
      for (const period of history) {
        const { amountMinor: asked, validFrom: from, validTo } = period;
        this.#rows.price_history.push([tenantId, variantId, currency, asked, from, validTo]);
      }
    }
    for (const [tenantId, stock] of Object.entries(variant.stock)) {
      const { quantity, deliveryDaysMin, deliveryDaysMax, expectedOn } = stock;
      this.#rows.stock.push([tenantId, variantId, quantity, deliveryDaysMin, deliveryDaysMax, expectedOn]);
    }
  }
}

function buildFactColumns(facts: ProductFacts): Row {
  return [
    facts.eprelId,
    ...facts.energyScale,
    ...(facts.chargingWatts ?? [null, null]),
    facts.usbPowerDelivery,
    facts.carbonFootprintGrams,
    facts.durabilityYears,
    facts.season,
  ];
}

/** The figures that a tenant's lists sort and filter a product by. */
function buildListing(product: ProductDraft, tenantId: string): Row {
  const prices = product.variants.flatMap((variant) => variant.prices[tenantId] ?? []);
  const amounts = prices.map((price) => price.amountMinor);
  const discount = Math.max(0, ...prices.map(computeDiscount));
  const reduced = discount > 0;
  const [main = ''] = product.categoryKeys;
  const keys = reduced ? [...product.categoryKeys, getSaleKey(product.department)] : product.categoryKeys;
  return [
    tenantId,
    product.productId,
    categoryId(main),
    addAncestors(keys),
    Math.min(...amounts),
    Math.max(...amounts),
    reduced,
    discount,
    product.variants.some((variant) => (variant.stock[tenantId]?.quantity ?? 0) > 0),
    product.popularity,
    product.ratingAverage,
    product.ratingCount,
    product.releasedAt,
    product.discontinuedAt,
  ];
}

/** By the shop's own rule, so that lists and prices say the same. */
function computeDiscount({ history }: PriceDraft): number {
  return calculateReductionPercent(
    history.map(({ amountMinor, validFrom, validTo }) => ({ amountMinor, from: validFrom, to: validTo })),
    defaults.priceReference.days,
  );
}

function emptyBatch(): Record<Table, Row[]> {
  return {
    product: [],
    product_text: [],
    product_download: [],
    variant: [],
    price: [],
    price_history: [],
    stock: [],
    listing: [],
    review: [],
    product_question: [],
  };
}
