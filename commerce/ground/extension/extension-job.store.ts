import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

type JobKey = { readonly extension: string; readonly job: string };

/**
 * Takes a job of an extension for this server, if it is due in the tenant and no other server has it.
 * @param until when another server may take it, should this one die
 * @returns failures in a row so far, null if it is not due
 */
export async function acquireJob(
  { db, tenant, clock }: RequestContext,
  { extension, job }: JobKey,
  until: Date,
): Promise<number | null> {
  const now = clock.now();
  const { rows } = await sql<{ failures: number }>`
    insert into extension_job (tenant_id, extension, job, due_at, leased_until)
    values (${tenant.id}, ${extension}, ${job}, ${now}, ${until})
    on conflict (tenant_id, extension, job) do update set leased_until = excluded.leased_until
     where extension_job.due_at <= ${now} and extension_job.leased_until <= ${now}
    returning failures`.execute(db);
  return rows[0]?.failures ?? null;
}

/** Gives the job back, due again at `dueAt`. @param reason of its failure; null if it went well */
export async function releaseJob(
  { db, tenant }: RequestContext,
  { extension, job }: JobKey,
  {
    dueAt,
    reason,
    failures,
  }: { readonly dueAt: Date; readonly reason: string | null; readonly failures: number },
): Promise<void> {
  await db
    .updateTable('extension_job')
    .set({
      due_at: dueAt,
      leased_until: sql<Date>`'-infinity'::timestamptz`,
      failures,
      last_error: reason?.slice(0, 500) ?? null,
    })
    .where('tenant_id', '=', tenant.id)
    .where('extension', '=', extension)
    .where('job', '=', job)
    .execute();
}
