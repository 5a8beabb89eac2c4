import { basename } from 'node:path';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { BadFileError } from './bad-file.rules.ts';
import { type FileFormat, formatOf, inspect } from './feed-file.ts';
import { FULL_SPEED, type GivingWay, giveWay } from './give-way.ts';
import { FIELDS_READ } from './google-feed.rules.ts';
import { IdSet } from './id-set.ts';
import { feedBatches } from './import-feed.service.ts';
import { lineBatches } from './import-lines.service.ts';
import { offerBatches } from './import-offers.service.ts';
import { type ImportReport, openReport } from './import-report.ts';
import { advancedRunOf, finishRun, type ImportContent, openRun } from './import-run.store.ts';
import type { RefusedRow } from './product-write.types.ts';
import { type TakenOff, takeOffUnnamed } from './take-off.service.ts';

export type ImportOptions = {
  readonly path: string;
  /** for the list of imports; the path's when absent */
  readonly fileName?: string;
  readonly content: ImportContent;
  /** reads and checks everything, writes nothing */
  readonly dryRun: boolean;
  /** import a file again that has been imported */
  readonly again: boolean;
  /**
   * The file names all that is sold; what it does not name is taken off sale, when that is at most so many percent of
   * the articles. null: the file is not complete
   */
  readonly complete: { readonly mostGone: number } | null;
  /** key of the category for rows whose own is not known; null: they are refused */
  readonly categoryKey: string | null;
  /** pieces that "in stock" stands for where the file names none */
  readonly stockWhenAvailable: number;
  /** where refused rows are written to, CSV */
  readonly reportPath: string;
  /** that the project's own format may speak of */
  readonly tenants: readonly Tenant[];
  readonly onProgress?: (done: number, total: number) => void;
  /** pauses between batches while the shop needs the database; of no use on the embedded one, where each has its turn */
  readonly givesWay?: boolean;
  /** stops after the batch that is under way; the next run goes on there */
  readonly signal?: AbortSignal;
};

export type ImportSummary = {
  readonly rows: number;
  /** rows that were done by an earlier, interrupted run */
  readonly skipped: number;
  readonly refused: number;
  /** the file had been imported completely; nothing was done */
  readonly alreadyDone: boolean;
  readonly interrupted: boolean;
  /** columns of a feed that say nothing to this shop */
  readonly readOver: readonly string[];
  /** null: the file is not complete, or was interrupted */
  readonly takenOff: TakenOff | null;
};

/** A batch that waits to be written: how far the file is read with it, and what was refused on the way. */
export type Batch = {
  /** rows of the file up to here */
  readonly rowsRead: number;
  readonly refused: readonly RefusedRow[];
  /** Writes it in one transaction with what `alongside` does. @returns rows that only the database could refuse */
  write(alongside: (ctx: RequestContext, refused: number) => Promise<void>): Promise<readonly RefusedRow[]>;
};

type Writing = Pick<ImportOptions, 'dryRun' | 'complete' | 'onProgress' | 'signal'> & {
  readonly report: ImportReport;
  readonly rows: number;
  readonly runId: number;
  readonly way: GivingWay;
};

/**
 * Imports a file into the context's tenant: a Google Merchant product feed (table or XML) or the project's own JSON Lines. The whole
 * file is read once before the first row is written; then it goes in batches, each with its place in one transaction,
 * so that an interrupted run goes on where it was. A bad row is reported and left out.
 * @throws BadFileError: nothing was changed
 */
export async function importFile(ctx: RequestContext, options: ImportOptions): Promise<ImportSummary> {
  const { path, content, complete, dryRun } = options;
  const format = await formatOf(path);
  if (content !== 'products' && (complete || format === 'json-lines'))
    throw new BadFileError('prices and stock alone are imported from tables or XML, and are never complete');
  const { rows, fields, sha256 } = await inspect(path, format, requiredOf(content));
  const readOver =
    content === 'products' ? [...fields].filter((field) => !FIELDS_READ.has(field)).sort() : [];
  const run = dryRun ? DRY_RUN : await openRun(ctx.db, fileOf(ctx, options, sha256));
  const summary = { rows, skipped: run.rowsDone, refused: 0, readOver, takenOff: null };
  if (run.finished) return { ...summary, skipped: rows, alreadyDone: true, interrupted: false };
  const report = await openReport(options.reportPath, run.rowsDone > 0);
  if (readOver.length > 0) report.note('', `columns that say nothing to this shop: ${readOver.join(', ')}`);
  const named = new IdSet();
  const way = options.givesWay && !dryRun ? giveWay(ctx) : FULL_SPEED;
  try {
    const batches = batchesOf(ctx, { ...options, format, skip: run.rowsDone, named });
    const written = await writeAll(batches, { ...options, report, rows, runId: run.runId, way });
    const isOver = !written.interrupted;
    const takenOff = complete && isOver ? await takeOff(ctx, complete, { named, dryRun, report }) : null;
    if (takenOff?.done && !dryRun) await finishRun(ctx, run.runId);
    return { ...summary, ...written, takenOff, alreadyDone: false };
  } finally {
    await way.stop();
    await report.close();
  }
}

const DRY_RUN = { runId: 0, rowsDone: 0, finished: false };

function fileOf({ tenant, clock }: RequestContext, options: ImportOptions, sha256: string) {
  const { path, fileName, content, again } = options;
  return { tenantId: tenant.id, name: fileName ?? basename(path), sha256, content, again, now: clock.now() };
}

function batchesOf(
  ctx: RequestContext,
  input: ImportOptions & { format: FileFormat; skip: number; named: IdSet },
): AsyncGenerator<Batch> {
  const { format, content } = input;
  if (format === 'json-lines') return lineBatches(ctx, input);
  if (content === 'products') return feedBatches(ctx, { ...input, format });
  return offerBatches(ctx, { ...input, format, content });
}

/** @returns how many rows were refused, and whether it was interrupted before the last */
async function writeAll(
  batches: AsyncGenerator<Batch>,
  { dryRun, complete, onProgress, signal, report, rows, runId, way }: Writing,
): Promise<{ refused: number; interrupted: boolean }> {
  // the run that takes unnamed articles off sale has not finished before that
  const lastRow = complete ? Number.POSITIVE_INFINITY : rows;
  let refused = 0;
  for await (const batch of oneAhead(batches)) {
    const begin = performance.now();
    const late = dryRun ? [] : await batch.write(advancedRunOf(runId, batch, lastRow));
    refused += batch.refused.length + late.length;
    report.add([...batch.refused, ...late].sort((a, b) => a.line - b.line));
    onProgress?.(batch.rowsRead, rows);
    if (batch.rowsRead < rows) await way.pause(performance.now() - begin, signal);
    if (signal?.aborted === true && batch.rowsRead < rows) return { refused, interrupted: true };
  }
  return { refused, interrupted: false };
}

async function takeOff(
  ctx: RequestContext,
  { mostGone }: { readonly mostGone: number },
  { named, dryRun, report }: { named: IdSet; dryRun: boolean; report: ImportReport },
): Promise<TakenOff> {
  const onTaken = (sku: string) => report.note(sku, 'taken off sale: the file does not name it');
  const taken = await takeOffUnnamed(ctx, { named, dryRun, mostGone, onTaken });
  if (!taken.done) report.note('', tooMany(taken, mostGone));
  return taken;
}

function tooMany({ articles, onSale }: TakenOff, mostGone: number): string {
  return `${articles} of ${onSale} articles are not named, more than ${mostGone} percent: none was taken off sale`;
}

/** Columns without which a table is not what it is said to be. */
function requiredOf(content: ImportContent): readonly string[] {
  if (content === 'prices') return ['id', 'price'];
  if (content === 'stock') return ['id', 'availability'];
  return ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'];
}

/** Reads and checks the next batch while one is being written. */
async function* oneAhead<T>(values: AsyncGenerator<T>): AsyncGenerator<T> {
  let coming = values.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = values.next();
      // it is awaited in the next turn, or never when the reader stops here
      coming.catch(() => {});
      yield value;
    }
  } finally {
    await values.return(undefined);
  }
}
