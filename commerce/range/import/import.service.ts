import { basename } from 'node:path';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { listProductFields } from '#commerce/range/catalogue/product-fields.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Batch } from './batch.types.ts';
import { DetailReader } from './feed/google-details.rules.ts';
import { type FeedMarket, FIELDS_READ, REQUIRED_FIELDS } from './feed/google-feed.rules.ts';
import { createFeedFields } from './feed/product-field-values.rules.ts';
import { loadGoogleTaxonomy } from './feed/read-google-taxonomy.ts';
import { prepareFeed, readFeedBatches } from './import-feed.service.ts';
import { readLineBatches } from './import-lines.service.ts';
import type { NoticeCount } from './import-notices.ts';
import { offerBatches } from './import-offers.service.ts';
import { type ImportReport, openReport } from './import-report.ts';
import { buildRunAdvance, finishRun, hasListings, type ImportContent, openRun } from './import-run.store.ts';
import type { Profile } from './profiles/profile.types.ts';
import type { ProfileName } from './profiles/profiles.rules.ts';
import { FileProfile, findProfile } from './profiles/profiles.ts';
import { BadFileError } from './read/bad-file.rules.ts';
import { detectFormat, type FileFormat, inspect } from './read/feed-file.ts';
import { FeedSurvey } from './read/feed-survey.ts';
import { normalizeFieldName } from './read/read-table.ts';
import { watchSizes } from './read/table-sizes.ts';
import type { RefusalCount } from './refusal-kinds.rules.ts';
import { FULL_SPEED, type GivingWay, giveWay } from './write/give-way.ts';
import { IdSet } from './write/id-set.rules.ts';
import { loadFiledProducts } from './write/known-articles.store.ts';
import { type TakenOff, takeOffUnnamed } from './write/take-off.service.ts';
import { countOnSale } from './write/take-off.store.ts';

export type ImportOptions = {
  readonly path: string;
  /** for the list of imports; default: the path's */
  readonly fileName?: string;
  readonly content: ImportContent;
  /** reads and checks everything, writes nothing */
  readonly dryRun: boolean;
  /** import a file again that was imported before */
  readonly again: boolean;
  /**
   * The file lists all articles on sale; unlisted ones are taken off sale, if they are at most this
   * percentage of the articles. null if the file is not complete
   */
  readonly complete: { readonly mostGone: number } | null;
  /** key of the category for rows whose own the shop lacks; null if that is created */
  readonly categoryKey: string | null;
  /** what the file leaves unsaid: the currency of its prices, the brand of its articles */
  readonly defaults?: {
    readonly currency: Currency | null;
    readonly brand: string | null;
    /** address that relative pictures are below */
    readonly pictureBase?: string | null | undefined;
  };
  /** whose export the file is; null or undefined for the one that its head tells, else Google's feed */
  readonly profileName?: ProfileName | null | undefined;
  /** pieces that "in stock" means where the file has no number */
  readonly stockWhenAvailable: number;
  /** path of the CSV file for refused rows */
  readonly reportPath: string;
  /** that the project's own format may name */
  readonly tenants: readonly Tenant[];
  /** hosts that the shop fetches pictures from, lower case (setting PICTURE_HOSTS) */
  readonly pictureHosts: Pick<ReadonlySet<string>, 'has'>;
  /** is called with warnings that should be acted on, before the first row is written */
  readonly onWarning?: (text: string) => void;
  /** rows in one transaction; on the embedded database no page is served during it */
  readonly rowsInABatch?: number;
  readonly onProgress?: (done: number, total: number) => void;
  /**
   * pauses between batches while the shop needs the database; useless on the embedded one, where statements take
   * turns
   */
  readonly givesWay?: boolean;
  /** waits after a batch until what follows the catalogue is near enough */
  readonly waitForFollowers?: () => Promise<void>;
  /** stops after the current batch; the next run continues there */
  readonly signal?: AbortSignal;
};

export type ImportSummary = {
  readonly rows: number;
  /** rows that an earlier, interrupted run has written */
  readonly skipped: number;
  readonly refused: number;
  /** the kinds of reasons for which this run refused rows, the commonest first */
  readonly refusals: readonly RefusalCount[];
  /** the file was imported completely before; nothing was done */
  readonly alreadyDone: boolean;
  readonly interrupted: boolean;
  /** columns of a feed that this shop does not use */
  readonly readOver: readonly string[];
  /** categories that the shop did not have */
  readonly categoriesMade: number;
  /** notes on values changed, cut or left out, the most frequent first */
  readonly notices: readonly NoticeCount[];
  /** null if the file is not complete, or was interrupted */
  readonly takenOff: TakenOff | null;
};

type Writing = Pick<ImportOptions, 'dryRun' | 'onProgress' | 'signal' | 'waitForFollowers'> & {
  readonly report: ImportReport;
  readonly rows: number;
  readonly runId: number;
  readonly way: GivingWay;
};

/**
 * Imports a file into the context's tenant: a Google Merchant product feed (table or XML), another shop system's export
 * or the project's own JSON Lines. The whole file is read once before the first row is written; then it is written in batches, each with its
 * progress in one transaction, so that an interrupted run continues where it stopped. A bad row is reported and left
 * out.
 * @throws BadFileError: nothing was changed
 */
export async function importFile(ctx: RequestContext, options: ImportOptions): Promise<ImportSummary> {
  const { path, content, complete, dryRun } = options;
  const format = await detectFormat(path);
  if (content !== 'products' && (complete || format === 'json-lines'))
    throw new BadFileError('prices and stock alone are imported from tables or XML, and are never complete');
  const found = await findProfile(path, format, options.profileName ?? null);
  const read = await readOnce(ctx, options, { format, found });
  const { rows, sha256, readOver } = read;
  const onSale = complete ? await countOnSale(ctx) : null;
  const run = dryRun
    ? await createDryRun(ctx, onSale)
    : await openRun(ctx.db, { ...describeImportFile(ctx, options, sha256), onSale });
  const summary = { rows, skipped: run.rowsDone, refused: 0, readOver, takenOff: null, categoriesMade: 0 };
  const nothingSaid = { refusals: [], notices: [] };
  if (run.finished)
    return { ...summary, ...nothingSaid, skipped: rows, alreadyDone: true, interrupted: false };
  const report = await openReport(options.reportPath, run.rowsDone > 0);
  for (const warning of read.warnings) {
    report.note('', warning);
    options.onWarning?.(warning);
  }
  if (readOver.length > 0) report.note('', `columns that say nothing to this shop: ${readOver.join(', ')}`);
  const named = new IdSet();
  const way = options.givesWay && !dryRun ? giveWay(ctx) : FULL_SPEED;
  try {
    const { batches, made } = await readBatches(ctx, { ...options, ...read, run, named });
    if (made > 0) report.note('', `categories that the shop did not have: ${made}`);
    const written = await writeAll(ctx, batches, { ...options, report, rows, runId: run.runId, way });
    const isOver = !written.interrupted;
    const taking = { named, dryRun, report, onSale: run.onSale ?? 0 };
    const takenOff = complete && isOver ? await takeOff(ctx, complete, taking) : null;
    if (!dryRun && isOver && takenOff?.done !== false) await finishRun(ctx, run.runId);
    const counts = { refusals: report.refusals(), notices: report.countNotices() };
    return { ...summary, ...written, ...counts, takenOff, categoriesMade: made, alreadyDone: false };
  } finally {
    await way.stop();
    await report.close();
  }
}

/** The figures of the first reading of the file. */
type Reading = {
  readonly format: FileFormat;
  readonly profile: FileProfile | null;
  readonly rows: number;
  readonly sha256: string;
  readonly readOver: readonly string[];
  readonly warnings: readonly string[];
  readonly survey: FeedSurvey;
  readonly filed: IdSet;
  /** columns that a table must have */
  readonly required: readonly string[];
  readonly market: FeedMarket;
};

async function readOnce(
  ctx: RequestContext,
  { path, content, pictureHosts, defaults }: ImportOptions,
  { format, found }: { format: FileFormat; found: Awaited<ReturnType<typeof findProfile>> },
): Promise<Reading> {
  const now = ctx.clock.now();
  const profile =
    found && new FileProfile(found.profile, { now, pictureBase: defaults?.pictureBase ?? null });
  // a profile has separated the values of a field already
  const isTable = format === 'google-table' && !profile;
  const market = {
    ...{ currency: ctx.currency, now, timeZone: ctx.tenant.timeZone },
    isTable,
    ...{ unmarkedCurrency: defaults?.currency ?? null, defaultBrand: defaults?.brand ?? null },
    ...{ hasDetails: false, details: new DetailReader(ctx.language, isTable) },
    ...{ loadTaxonomy: loadGoogleTaxonomy, pictureHosts },
  };
  const isFeed = content === 'products' && format !== 'json-lines';
  const filed = isFeed ? await loadFiledProducts(ctx) : new IdSet();
  const required = getRequiredColumns(content, market.defaultBrand !== null);
  const survey = new FeedSurvey(market, filed);
  const { rows, fields, written, sha256 } = await inspect(
    { path, format, required, profile },
    isFeed ? survey : null,
  );
  const ownFields = createFeedFields(listProductFields(ctx.tenant), normalizeFieldName);
  const isOwn = (field: string) => ownFields.some(({ column }) => column === field);
  const isRead = (field: string) => profile?.isRead(field) ?? (FIELDS_READ.has(field) || isOwn(field));
  const recognised = found ? [describeProfile(found)] : [];
  return {
    ...{ format, profile, rows, sha256, survey, filed, required },
    readOver: content === 'products' ? [...written].filter((field) => !isRead(field)).sort() : [],
    warnings: [...recognised, ...buildHostWarnings(survey.pictureHosts, pictureHosts)],
    market: {
      ...market,
      hasDetails: fields.has('product_detail'),
      fields: ownFields.filter(({ column }) => fields.has(column)),
    },
  };
}

function describeProfile({
  profile: { title },
  isRecognised,
}: {
  profile: Profile;
  isRecognised: boolean;
}): string {
  return isRecognised
    ? `read as an export of ${title}, which its columns show (--profile google reads it as Google's feed)`
    : `read as an export of ${title}`;
}

function buildHostWarnings(
  named: ReadonlyMap<string, number>,
  allowed: ImportOptions['pictureHosts'],
): string[] {
  const unknown = [...named].filter(([host]) => !allowed.has(host)).sort(([, a], [, b]) => b - a);
  if (unknown.length === 0) return [];
  const hosts = unknown.map(([host, rows]) => `${host} (${rows} rows)`).join(', ');
  return [`pictures lie on hosts that the setting PICTURE_HOSTS does not name, and are left out: ${hosts}`];
}

async function createDryRun(ctx: RequestContext, onSale: number | null) {
  return { runId: 0, rowsDone: 0, finished: false, isFirst: !(await hasListings(ctx)), onSale };
}

function describeImportFile({ tenant, clock }: RequestContext, options: ImportOptions, sha256: string) {
  const { path, fileName, content, again } = options;
  return { tenantId: tenant.id, name: fileName ?? basename(path), sha256, content, again, now: clock.now() };
}

const ROWS_IN_A_BATCH = 2000;

async function readBatches(
  ctx: RequestContext,
  input: ImportOptions & Reading & { run: { rowsDone: number; isFirst: boolean }; named: IdSet },
): Promise<{ batches: AsyncGenerator<Batch>; made: number }> {
  const { format, content, run, rowsInABatch = ROWS_IN_A_BATCH } = input;
  const skip = run.rowsDone;
  if (format === 'json-lines') return { batches: readLineBatches(ctx, { ...input, skip }), made: 0 };
  const feed = { ...input, format, skip, rowsInABatch, isFirst: run.isFirst };
  if (content !== 'products') return { batches: offerBatches(ctx, { ...feed, content }), made: 0 };
  const { rules, made } = await prepareFeed(ctx, feed);
  return { batches: readFeedBatches(ctx, feed, rules), made };
}

/** @returns how many rows were refused, and whether it was interrupted before the last */
async function writeAll(
  ctx: RequestContext,
  batches: AsyncGenerator<Batch>,
  { dryRun, onProgress, signal, waitForFollowers, report, rows, runId, way }: Writing,
): Promise<{ refused: number; interrupted: boolean }> {
  const tellSizes = dryRun ? async () => {} : await watchSizes(ctx);
  let refused = 0;
  for await (const batch of readOneAhead(batches)) {
    const begin = performance.now();
    const late = dryRun ? [] : await batch.write(buildRunAdvance(runId, batch));
    refused += batch.refused.length + late.length;
    report.count(batch.noticed ?? []);
    report.add([...batch.refused, ...late].sort((a, b) => a.line - b.line));
    onProgress?.(batch.rowsRead, rows);
    await tellSizes(batch.rowsRead);
    if (!dryRun) await waitForFollowers?.();
    if (batch.rowsRead < rows) await way.pause(performance.now() - begin, signal);
    if (signal?.aborted === true && batch.rowsRead < rows) return { refused, interrupted: true };
  }
  return { refused, interrupted: false };
}

async function takeOff(
  ctx: RequestContext,
  { mostGone }: { readonly mostGone: number },
  taking: { named: IdSet; dryRun: boolean; report: ImportReport; onSale: number },
): Promise<TakenOff> {
  const { report } = taking;
  const onTaken = (sku: string) => report.note(sku, 'taken off sale: the file does not name it');
  const taken = await takeOffUnnamed(ctx, { ...taking, mostGone, onTaken });
  if (!taken.done) report.note('', describeTooManyGone(taken, mostGone));
  return taken;
}

function describeTooManyGone({ articles, onSale }: TakenOff, mostGone: number): string {
  return `${articles} of ${onSale} articles are not named, more than ${mostGone} percent: none was taken off sale`;
}

/** Columns that a table of this content must have. */
function getRequiredColumns(content: ImportContent, hasBrand: boolean): readonly string[] {
  if (content === 'prices') return ['id', 'price'];
  if (content === 'stock') return ['id', 'availability'];
  return hasBrand ? REQUIRED_FIELDS.filter((field) => field !== 'brand') : REQUIRED_FIELDS;
}

/** Reads and checks the next batch while one is being written. */
async function* readOneAhead<T>(values: AsyncGenerator<T>): AsyncGenerator<T> {
  let coming = values.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = values.next();
      // it is awaited in the next step, or never when the reader stops here
      coming.catch(() => {});
      yield value;
    }
  } finally {
    await values.return(undefined);
  }
}
