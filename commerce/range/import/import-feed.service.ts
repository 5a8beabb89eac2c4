import { setImmediate as othersTurn } from 'node:timers/promises';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { getLanguage, type Tenant } from '#tenants/tenant.ts';
import type { Batch } from './batch.types.ts';
import { ColourNames } from './feed/colour-names.rules.ts';
import {
  insertCategories,
  insertColourNames,
  insertColours,
  insertDetailAttributes,
  insertRemotePictures,
} from './feed/feed-names.store.ts';
import { buildProducts, type FeedCategory, type FeedTarget } from './feed/feed-to-products.rules.ts';
import { type FeedItem, type FeedMarket, readFeedRow } from './feed/google-feed.rules.ts';
import { type FeedRow, REFUSED } from './feed/google-row.rules.ts';
import type { NoticedRow } from './import-notices.ts';
import { importCategories } from './import-target.store.ts';
import { type FeedSource, readFeed } from './read/feed-file.ts';
import type { FeedSurvey } from './read/feed-survey.ts';
import { VariantLikeness } from './variant-likeness.rules.ts';
import { type CategoryRules, planCategories, resolveCategory } from './write/category-plan.rules.ts';
import { IdSet } from './write/id-set.rules.ts';
import { type KnownArticle, loadKnownArticles } from './write/known-articles.store.ts';
import { buildNewColumns } from './write/product-write.store.ts';
import type { ReadRow, RefusedRow } from './write/product-write.types.ts';
import { collectReservedSegments } from './write/reserved-paths.rules.ts';
import { FOREIGN, writeBatch } from './write/write-batch.service.ts';
import { writeInTurn } from './write/write-in-turn.ts';

/**
 * Rows that are read before the batch that is being written continues. Few: the rows of a large statement are sent in
 * dozens of pieces, and the database waits for each.
 */
const ROWS_IN_A_TURN = 2;
/** Articles of the first import are not new: this is as long as the longest `newForDays`. */
const FIRST_RELEASE_DAYS = 365;

/** The category of a dry run, where none is made. */
const NOT_MADE: FeedCategory = { categoryId: 0, categoryIds: [], department: null };

export type FeedInput = FeedSource & {
  /** rows that an earlier run has written */
  readonly skip: number;
  readonly stockWhenAvailable: number;
  readonly rowsInABatch: number;
  /** collects the article numbers in the file */
  readonly named: IdSet;
};

export type ProductFeedInput = FeedInput & {
  readonly categoryKey: string | null;
  readonly dryRun: boolean;
  /** whether the shop sold nothing before this import */
  readonly isFirst: boolean;
  readonly survey: FeedSurvey;
  /** style numbers of products that a feed in the tenant's first language has filed */
  readonly filed: IdSet;
  readonly market: FeedMarket;
  readonly tenants: readonly Tenant[];
};

/** Writes the names in the feed first. @returns how many categories the shop did not have */
export async function prepareFeed(
  ctx: RequestContext,
  { survey, ...input }: ProductFeedInput,
): Promise<{ rules: CategoryRules; made: number }> {
  const rules = await loadCategoryRules(ctx, input);
  const planned = planCategories(survey.categories, rules);
  if (input.dryRun) return { rules, made: planned.length };
  await writeInTurn(ctx, async ({ db, tenant, language }) => {
    const all = removeTenantGuard(db, 'attributes and colours are all tenants’, categories name theirs');
    await insertCategories(all, tenant.id, planned);
    await insertDetailAttributes(all, language, survey.details);
    await insertColours(all, language, survey.colours);
  });
  return {
    rules: planned.length > 0 ? { ...rules, categories: await importCategories(ctx) } : rules,
    made: planned.length,
  };
}

async function loadCategoryRules(
  ctx: RequestContext,
  { categoryKey, tenants }: Pick<ProductFeedInput, 'categoryKey' | 'tenants'>,
): Promise<CategoryRules> {
  const neutral: Record<string, string> = {};
  for (const { locale } of ctx.tenant.locales) {
    const texts = await loadMailTexts(ctx, locale);
    neutral[getLanguage(locale)] ??= texts.text('catalogue.category.neutral');
  }
  return {
    categories: await importCategories(ctx),
    fallbackKey: categoryKey,
    language: ctx.language,
    languages: Object.keys(neutral),
    neutral,
    reserved: collectReservedSegments(tenants),
  };
}

/** The rows of a Google Merchant product feed, checked and ready to be written. */
export async function* readFeedBatches(
  ctx: RequestContext,
  input: ProductFeedInput,
  rules: CategoryRules,
): AsyncGenerator<Batch> {
  const groups = new IdSet();
  const likeness = new VariantLikeness();
  const { dryRun } = input;
  const means = { target: loadFeedTarget(ctx, input, rules, groups), colours: new ColourNames(), dryRun };
  let rowsRead = 0;
  let portion = createPortion();
  const readRow = createRowReader(input);
  for await (const { line, value } of readFeed(input)) {
    rowsRead += 1;
    if (rowsRead % ROWS_IN_A_TURN === 0) await othersTurn();
    const named = value.id?.[0]?.trim() || null;
    const isNew = named === null || input.named.add(named);
    const id = named ?? (value[REFUSED]?.[1] || null);
    const read = readRow(value);
    if (!isNew) portion.refused.push({ line, id, reasons: ['id: stands in an earlier row'] });
    else if ('item' in read) {
      portion.items.push({ line, value: read.item });
      const notices = [...read.notices, ...likeness.compare(read.item)];
      if (notices.length > 0) portion.noticed.push({ line, id: read.item.id, notices });
    } else portion.refused.push({ line, id, reasons: read.reasons });
    if (rowsRead !== input.skip && portion.items.length + portion.refused.length < input.rowsInABatch)
      continue;
    const own = await lookUp(ctx, portion);
    // of rows that an earlier run has written only the products that they described matter
    if (rowsRead > input.skip) yield buildBatch(ctx, means, { rowsRead, ...own });
    for (const { value: item } of own.items) groups.add(item.groupId);
    portion = createPortion();
  }
  if (portion.items.length + portion.refused.length > 0)
    yield buildBatch(ctx, means, { rowsRead, ...(await lookUp(ctx, portion)) });
}

/** Reads rows and says what is wrong with them in the words of the file's own system. */
function createRowReader({
  profile,
  market,
}: ProductFeedInput): (row: FeedRow) => ReturnType<typeof readFeedRow> {
  if (!profile) return (row) => readFeedRow(row, market);
  return (row) => {
    const read = readFeedRow(row, market);
    if ('reasons' in read) return { reasons: profile.renameReasons(row, read.reasons) };
    return {
      item: read.item,
      notices: read.notices.map(({ what, value }) => ({ what: profile.renameField(what), value })),
    };
  };
}

type Portion = { items: ReadRow<FeedItem>[]; refused: RefusedRow[]; noticed: NoticedRow[] };
/** A portion with those of its articles that the shop has, by number. */
type LookedUp = Portion & { known: ReadonlyMap<string, KnownArticle> };
const createPortion = (): Portion => ({ items: [], refused: [], noticed: [] });

/** Refuses articles that belong to another product: the first row that comes in describes its product. */
async function lookUp(ctx: RequestContext, { items, refused, noticed }: Portion): Promise<LookedUp> {
  const known = await loadKnownArticles(
    ctx.db,
    ctx.language,
    items.map(({ value }) => value.id),
  );
  const isForeign = ({ value: { id, groupId } }: ReadRow<FeedItem>) =>
    (known.get(id)?.productSku ?? groupId) !== groupId;
  const others = items.filter(isForeign);
  if (others.length === 0) return { items, refused, noticed, known };
  const foreign = new Set(others.map(({ value }) => value.id));
  return {
    items: items.filter(({ value }) => !foreign.has(value.id)),
    refused: [...refused, ...others.map(({ line, value }) => ({ line, id: value.id, reasons: [FOREIGN] }))],
    noticed: noticed.filter(({ id }) => id === null || !foreign.has(id)),
    known,
  };
}

function loadFeedTarget(
  ctx: RequestContext,
  { stockWhenAvailable, isFirst, market, filed }: ProductFeedInput,
  rules: CategoryRules,
  groups: IdSet,
): Omit<FeedTarget, 'resolveColour'> {
  const kept = new Map<string, FeedCategory>();
  const released = addDaysToMoment(ctx.clock.now(), -FIRST_RELEASE_DAYS).toISOString();
  return {
    ...{ tenantId: ctx.tenant.id, currency: ctx.currency, language: ctx.language, stockWhenAvailable },
    replacesAttributes: market.hasDetails ? market.details.prefix : undefined,
    clearsAttributes: market.fields?.map(({ attributeKey }) => attributeKey),
    releasedAt: isFirst ? released : undefined,
    isSpokenFor: (groupId) => groups.has(groupId),
    isFiled: (groupId) => filed.has(groupId),
    resolveItemCategory(item) {
      const key = `${item.categoryNames.join('>')}|${item.googleCategory?.id ?? ''}`;
      const known = kept.get(key) ?? resolveCategory(item, rules) ?? NOT_MADE;
      kept.set(key, known);
      return known;
    },
  };
}

function buildBatch(
  ctx: RequestContext,
  {
    target,
    colours,
    dryRun,
  }: { target: Omit<FeedTarget, 'resolveColour'>; colours: ColourNames; dryRun: boolean },
  { items, known, ...read }: LookedUp & { rowsRead: number },
): Batch {
  const resolveColour = (id: string, name: string) => colours.resolveKey(name, known.get(id));
  const made = buildProducts(items, { ...target, resolveColour });
  const named = colours.takeFresh();
  const columns = known.size === 0 && !dryRun ? buildNewColumns(made.products) : null;
  const begins = new Map(items.toReversed().map(({ line, value }) => [value.groupId, line]));
  const placed = made.products.map((product) => ({ line: begins.get(product.sku) ?? 0, product }));
  return {
    ...read,
    write: (alongside) =>
      writeBatch(ctx, placed, {
        writeAlongside: alongside,
        async prepareWrite(inside) {
          const all = removeTenantGuard(inside.db, 'pictures and colours are all tenants’');
          await insertRemotePictures(all, made.pictures);
          await insertColourNames(all, ctx.language, named);
        },
        tenants: [ctx.tenant],
        columns,
      }),
  };
}
