import { basename } from 'node:path';
import type { RequestContext } from '#commerce/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatOf, inspect } from './feed-file.ts';
import { feedBatches } from './import-feed.service.ts';
import { lineBatches } from './import-lines.service.ts';
import { offerBatches } from './import-offers.service.ts';
import { openReport } from './import-report.ts';
import { advancedRunOf, type ImportContent, openRun } from './import-run.store.ts';
import type { RefusedRow } from './product-write.types.ts';
import { BadFileError } from './read-text.ts';

export type ImportOptions = {
  readonly path: string;
  /** for the list of imports; the path's when absent */
  readonly fileName?: string;
  readonly content: ImportContent;
  /** reads and checks everything, writes nothing */
  readonly dryRun: boolean;
  /** import a file again that has been imported */
  readonly again: boolean;
  /** key of the category for rows whose own is not known; null: they are refused */
  readonly categoryKey: string | null;
  /** pieces that "in stock" stands for where the file names none */
  readonly stockWhenAvailable: number;
  /** where refused rows are written to, CSV */
  readonly reportPath: string;
  /** that the project's own format may speak of */
  readonly tenants: readonly Tenant[];
  readonly onProgress?: (done: number, total: number) => void;
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
};

/** A batch that waits to be written: how far the file is read with it, and what was refused on the way. */
export type Batch = {
  /** rows of the file up to here */
  readonly rowsRead: number;
  readonly refused: readonly RefusedRow[];
  /** Writes it in one transaction with what `alongside` does. @returns rows that only the database could refuse */
  write(alongside: (ctx: RequestContext, refused: number) => Promise<void>): Promise<readonly RefusedRow[]>;
};

/**
 * Imports a file into the context's tenant: a Google Merchant product feed (table or XML) or the project's own JSON Lines. The whole
 * file is read once before the first row is written; then it goes in batches, each with its place in one transaction,
 * so that an interrupted run goes on where it was. A bad row is reported and left out.
 * @throws BadFileError: nothing was changed
 */
export async function importFile(ctx: RequestContext, options: ImportOptions): Promise<ImportSummary> {
  const { path, content } = options;
  const format = await formatOf(path);
  if (format === 'json-lines' && content !== 'products')
    throw new BadFileError('prices and stock alone are imported from tables or XML');
  const { rows, sha256 } = await inspect(path, format, requiredOf(content));
  const file = {
    tenantId: ctx.tenant.id,
    name: options.fileName ?? basename(path),
    sha256,
    content,
    again: options.again,
  };
  const run = options.dryRun
    ? { runId: 0, rowsDone: 0, finished: false }
    : await openRun(ctx.db, { ...file, now: ctx.clock.now() });
  if (run.finished) return { rows, skipped: rows, refused: 0, alreadyDone: true, interrupted: false };
  const report = await openReport(options.reportPath, run.rowsDone > 0);
  const input = { ...options, format, skip: run.rowsDone };
  const batches =
    format === 'json-lines'
      ? lineBatches(ctx, input)
      : content === 'products'
        ? feedBatches(ctx, { ...input, format })
        : offerBatches(ctx, { ...input, format, content });
  let refused = 0;
  let interrupted = false;
  try {
    for await (const batch of oneAhead(batches)) {
      const late = options.dryRun ? [] : await batch.write(advancedRunOf(run.runId, batch, rows));
      refused += batch.refused.length + late.length;
      report.add([...batch.refused, ...late].sort((a, b) => a.line - b.line));
      options.onProgress?.(batch.rowsRead, rows);
      interrupted = options.signal?.aborted === true && batch.rowsRead < rows;
      if (interrupted) break;
    }
  } finally {
    await report.close();
  }
  return { rows, skipped: run.rowsDone, refused, alreadyDone: false, interrupted };
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
