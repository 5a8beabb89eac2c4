import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export type ImportContent = 'products' | 'prices' | 'stock';
type Run = {
  readonly runId: number;
  readonly rowsDone: number;
  readonly finished: boolean;
  /** whether the tenant sold nothing when it began */
  readonly isFirst: boolean;
  /** articles on sale before it began; null if its file was not declared complete */
  readonly onSale: number | null;
};

/** The last run of this file in the tenant, interrupted or finished; else, or when all its rows were refused, a new one. */
export async function openRun(
  db: Kysely<DB>,
  file: Pick<Run, 'onSale'> & {
    tenantId: string;
    name: string;
    sha256: string;
    content: ImportContent;
    now: Date;
    again: boolean;
  },
): Promise<Run> {
  const last = await db
    .selectFrom('import_run')
    .where('tenant_id', '=', file.tenantId)
    .where('file_sha256', '=', file.sha256)
    .where('content', '=', file.content)
    .orderBy('import_run_id', 'desc')
    .select(['import_run_id', 'rows_done', 'rows_refused', 'finished_at', 'is_first', 'on_sale'])
    .executeTakeFirst();
  const startsAnew = last?.finished_at && (file.again || last.rows_refused >= last.rows_done);
  if (last && !startsAnew)
    return {
      ...{ runId: last.import_run_id, rowsDone: last.rows_done },
      ...{ finished: last.finished_at !== null, isFirst: last.is_first, onSale: last.on_sale ?? file.onSale },
    };
  const row = await db
    .insertInto('import_run')
    .values({
      tenant_id: file.tenantId,
      file_name: file.name,
      file_sha256: file.sha256,
      content: file.content,
      started_at: file.now,
      on_sale: file.onSale,
      is_first: sql`not exists (select from listing where tenant_id = ${file.tenantId})`,
    })
    .returning(['import_run_id', 'is_first'])
    .executeTakeFirstOrThrow();
  return {
    runId: row.import_run_id,
    rowsDone: 0,
    finished: false,
    isFirst: row.is_first,
    onSale: file.onSale,
  };
}

/** Stores the progress of a run, in the transaction that wrote the rows. */
async function updateRunProgress(
  db: Kysely<DB>,
  run: { tenantId: string; runId: number; rowsDone: number; refused: number },
): Promise<void> {
  await db
    .updateTable('import_run')
    .where('tenant_id', '=', run.tenantId)
    .where('import_run_id', '=', run.runId)
    .set({
      // another run of the same file may be further
      rows_done: sql`greatest(rows_done, ${run.rowsDone})`,
      rows_refused: sql`rows_refused + ${run.refused}`,
    })
    .execute();
}

/** Marks a run as finished, so that its file is not imported again. */
export async function finishRun({ db, tenant, clock }: RequestContext, runId: number): Promise<void> {
  await db
    .updateTable('import_run')
    .where('tenant_id', '=', tenant.id)
    .where('import_run_id', '=', runId)
    .set({ finished_at: clock.now() })
    .execute();
}

/** The additional work of a batch: storing the run's progress. */
export function buildRunAdvance(runId: number, batch: { rowsRead: number; refused: readonly unknown[] }) {
  return (ctx: RequestContext, refusedLate: number) =>
    updateRunProgress(ctx.db, {
      tenantId: ctx.tenant.id,
      runId,
      rowsDone: batch.rowsRead,
      refused: batch.refused.length + refusedLate,
    });
}

/** Whether the tenant has any article, also one no longer sold. */
export async function hasListings({ db, tenant }: Pick<RequestContext, 'db' | 'tenant'>): Promise<boolean> {
  const found = await db
    .selectFrom('listing')
    .where('tenant_id', '=', tenant.id)
    .select('product_id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
