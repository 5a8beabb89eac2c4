import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { slugify } from '#commerce/range/catalogue/slug.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Batch } from './batch.types.ts';
import { type CatalogueLine, type LineOf, readCatalogueLine } from './feed/catalogue-line.rules.ts';
import { readGtin } from './feed/feed-values.rules.ts';
import { loadTargets, type Targets } from './import-lines.store.ts';
import { sanitizeFeedHtml } from './read/feed-text.rules.ts';
import { readJsonLines } from './read/read-json-lines.ts';
import { IdSet } from './write/id-set.rules.ts';
import type { ProductWrite, ReadRow, RefusedRow } from './write/product-write.types.ts';
import { writeReference } from './write/reference-write.store.ts';
import { type Placed, writeBatch } from './write/write-batch.service.ts';
import { writeInTurn } from './write/write-in-turn.ts';

const VARIANTS_IN_A_BATCH = 4000;

type Reference = Exclude<CatalogueLine, { type: 'product' }>;
type Portion = { rowsRead: number; products: ReadRow<LineOf<'product'>>[]; refused: RefusedRow[] };

/** @param tenants that lines may name; others are refused */
export type LinesInput = {
  readonly path: string;
  readonly skip: number;
  readonly tenants: readonly Tenant[];
  /** collects the article numbers in the file */
  readonly named: IdSet;
};

/**
 * The lines of the project's own format. Brands, colours, attributes and categories are written one by one in their
 * place; products in batches, after the records they refer to.
 */
export async function* readLineBatches(ctx: RequestContext, input: LinesInput): AsyncGenerator<Batch> {
  const skus = new IdSet();
  let portion: Portion = { rowsRead: 0, products: [], refused: [] };
  let variants = 0;
  let references: ReadRow<Reference>[] = [];
  for await (const { line, value } of readJsonLines(input.path)) {
    portion.rowsRead += 1;
    const read = readCatalogueLine(value);
    const repeated = 'line' in read ? findRepeatedNumbers({ skus, named: input.named }, read.line) : [];
    if (portion.rowsRead <= input.skip) continue;
    if (!('line' in read)) portion.refused.push({ line, id: null, reasons: read.reasons });
    else if (repeated.length > 0) portion.refused.push({ line, id: getLineId(read.line), reasons: repeated });
    else if (read.line.type === 'product') {
      portion.products.push({ line, value: read.line });
      variants += read.line.variants.length;
    } else references.push({ line, value: read.line });
    // products refer to lines before them
    const turn = read && 'line' in read && read.line.type !== 'product' && portion.products.length > 0;
    if (variants < VARIANTS_IN_A_BATCH && references.length < 500 && !turn) continue;
    yield await buildBatch(ctx, input, portion, references);
    portion = { rowsRead: portion.rowsRead, products: [], refused: [] };
    [variants, references] = [0, []];
  }
  if (portion.products.length + portion.refused.length + references.length > 0)
    yield await buildBatch(ctx, input, portion, references);
}

/** Remembers the numbers of a line. @returns those that an earlier line had */
function findRepeatedNumbers({ skus, named }: { skus: IdSet; named: IdSet }, line: CatalogueLine): string[] {
  if (line.type !== 'product') return [];
  for (const { sku } of line.variants) named.add(sku);
  const again = [`product ${line.sku}`, ...line.variants.map(({ sku }) => `variant ${sku}`)].filter(
    (id) => !skus.add(id),
  );
  return again.map((id) => `${id}: stands in an earlier line`);
}

function getLineId(line: CatalogueLine): string {
  return 'sku' in line ? line.sku : 'slug' in line ? line.slug : line.key;
}

async function buildBatch(
  ctx: RequestContext,
  { tenants }: LinesInput,
  portion: Portion,
  references: readonly ReadRow<Reference>[],
): Promise<Batch> {
  return {
    rowsRead: portion.rowsRead,
    refused: portion.refused,
    async write(alongside) {
      const late = await writeReferences(ctx, references, tenants);
      const target = await loadTargets(ctx, tenants);
      const placed: Placed[] = [];
      for (const { line, value } of portion.products) {
        const made = buildProduct(value, target);
        if (Array.isArray(made)) late.push({ line, id: value.sku, reasons: made });
        else placed.push({ line, product: made });
      }
      const refusedBefore = late.length;
      const refused = await writeBatch(ctx, placed, {
        prepareWrite: async () => {},
        writeAlongside: (inside, count) => alongside(inside, count + refusedBefore),
        tenants,
      });
      return [...late, ...refused];
    },
  };
}

async function writeReferences(
  ctx: RequestContext,
  references: readonly ReadRow<Reference>[],
  tenants: readonly Tenant[],
): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = [];
  for (const { line, value } of references) {
    if (value.type === 'category' && !tenants.some(({ id }) => id === value.tenant)) {
      refused.push({ line, id: value.key, reasons: [`tenant: there is no tenant ${value.tenant}`] });
      continue;
    }
    try {
      await writeInTurn(ctx, (inside) =>
        writeReference(removeTenantGuard(inside.db, 'the tenant stands in the line'), value),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
      refused.push({ line, id: getLineId(value), reasons: [`the database refuses it: ${reason}`] });
    }
  }
  return refused;
}

/** @returns the product, or the missing names that it refers to */
function buildProduct(line: LineOf<'product'>, targets: Targets): ProductWrite | string[] {
  const reasons: string[] = [];
  const brand = targets.brands.get(line.brand);
  if (brand === undefined) reasons.push(`brand: there is no ${line.brand}`);
  const listings = Object.entries(line.listings).flatMap(([tenantId, { categories, discontinuedAt }]) => {
    const target = targets.tenants.get(tenantId);
    if (!target) reasons.push(`listings: there is no tenant ${tenantId}`);
    const found = categories.map((key) => target?.categories.byKey.get(key));
    for (const [index, category] of found.entries())
      if (target && !category)
        reasons.push(`listings.${tenantId}: there is no category ${categories[index]}`);
    const ids = [...new Set(found.flatMap((category) => category?.categoryIds ?? []))];
    const main = found[0]?.categoryId;
    return main === undefined
      ? []
      : [{ tenantId, mainCategoryId: main, categoryIds: ids, discontinuedAt: discontinuedAt ?? null }];
  });
  for (const { colour, sku } of line.variants)
    if (colour && !targets.colours.has(colour)) reasons.push(`variant ${sku}: there is no colour ${colour}`);
  const variants = line.variants.map((variant) => buildVariant(variant, targets, reasons));
  if (reasons.length > 0 || brand === undefined) return reasons;
  const { type, listings: _, texts, variants: __, manufacturer, responsiblePerson, ...facts } = line;
  return {
    ...facts,
    brand: { slug: line.brand, name: brand },
    manufacturerKey: manufacturer,
    responsiblePersonKey: responsiblePerson,
    newDepartment: line.department,
    texts: Object.entries(texts).map(([language, text]) => ({
      ...text,
      descriptionHtml: text.descriptionHtml ? sanitizeFeedHtml(text.descriptionHtml) : null,
      language,
      slug: text.slug ?? (slugify(text.name, language) || line.sku.toLowerCase()),
    })),
    variants,
    listings,
  };
}

function buildVariant(
  variant: LineOf<'product'>['variants'][number],
  targets: Targets,
  reasons: string[],
): ProductWrite['variants'][number] {
  const { sku, colour, dimensions, words, pictures, unitMeasure, unitOfMeasure, mpn, condition } = variant;
  const gtin = variant.gtin ? readGtin(variant.gtin) : null;
  if (gtin && !gtin.ok) reasons.push(`variant ${sku}: ${gtin.why}`);
  return {
    ...{ sku, colourKey: colour, dimensions, words, pictures, unitMeasure, unitOfMeasure, mpn, condition },
    gtin: gtin?.ok ? gtin.value : undefined,
    prices: Object.entries(variant.prices).flatMap(([tenantId, { amountMinor, recommendedMinor }]) => {
      const currency = targets.tenants.get(tenantId)?.tenant.currency;
      if (!currency) reasons.push(`variant ${sku}: there is no tenant ${tenantId}`);
      return currency ? [{ tenantId, currency, amountMinor, recommendedMinor }] : [];
    }),
    stocks: Object.entries(variant.stock).flatMap(([tenantId, stock]) =>
      targets.tenants.has(tenantId) ? [{ tenantId, ...stock }] : [],
    ),
  };
}
