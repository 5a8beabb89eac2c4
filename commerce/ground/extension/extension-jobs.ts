import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ActiveExtension, Extension } from '#retailer/extension/extension.ts';
import { acquireJob, releaseJob } from './extension-job.store.ts';
import { runPoint } from './run-point.service.ts';

/** A round of an extension's job may take so long. */
const ROUND_MS = 60_000;
/** After this time, which no round takes, another server takes over from one that died. */
const LEASE_MS = 90_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Does what is due of all jobs of the tenant's extensions; each round is done by one server of the fleet. */
export async function runDueExtensionJobs(ctx: RequestContext, stopped: AbortSignal): Promise<void> {
  const rounds = ctx.tenant.activeExtensions.flatMap((active) =>
    Object.entries(active.extension.jobs ?? {}).map(([name, job]) =>
      runIfDue(ctx, active, { name, job }, stopped),
    ),
  );
  await Promise.all(rounds);
}

type NamedJob = { readonly name: string; readonly job: NonNullable<Extension['jobs']>[string] };

async function runIfDue(
  ctx: RequestContext,
  active: ActiveExtension,
  { name, job }: NamedJob,
  stopped: AbortSignal,
): Promise<void> {
  const key = { extension: active.extension.name, job: name };
  const begun = ctx.clock.now().getTime();
  const failures = await acquireJob(ctx, key, new Date(begun + LEASE_MS));
  if (failures === null) return;
  const pauseMs = job.everySeconds * 1000;
  const outcome = await runPoint(
    ctx,
    active,
    { point: `jobs.${name}`, limitMs: ROUND_MS, stopped },
    job.run,
  ).then(
    () => ({ failures: 0, reason: null, pauseMs }),
    (error: unknown) =>
      stopped.aborted
        ? { failures, reason: null, pauseMs: 0 }
        : {
            failures: failures + 1,
            reason: error instanceof Error ? error.message : String(error),
            pauseMs: Math.max(pauseMs, Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** Math.min(failures, 10))),
          },
  );
  const dueAt = new Date(begun + outcome.pauseMs);
  await releaseJob(ctx, key, { ...outcome, dueAt });
}
