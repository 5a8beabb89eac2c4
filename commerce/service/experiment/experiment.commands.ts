import type { Housekeeping } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { isBot } from '#commerce/people/session/bot.service.ts';
import { isCategoryAllowed } from '#commerce/people/session/cookies.rules.ts';
import { PERFORMANCE } from '#forms/consent.ts';
import type { Experiment } from '#tenants/measurement-settings.ts';
import { listRunningExperiments } from '#tenants/running-experiments.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { assign, readAssigned } from './assignment.ts';
import type { Context } from './experiment.queries.ts';

/** The headers of a request that identify its browser. */
export type Asking = {
  readonly cookies: ReadonlyMap<string, string>;
  readonly userAgent: string | null;
};

/** The visitor's random word; null without consent, or for a crawler or monitor: nothing is counted. */
function getCountedVisitor({ cookies, userAgent }: Asking): string | null {
  if (isBot(userAgent) || !isCategoryAllowed(PERFORMANCE, cookies)) return null;
  return readAssigned(cookies)?.visitor ?? null;
}

/** Counts once that the visitor saw the test. @returns false if it does not run, or the visitor is not counted */
export async function countExposure(ctx: Context, key: string, asking: Asking): Promise<boolean> {
  const visitor = getCountedVisitor(asking);
  const experiment = listRunningExperiments(ctx.tenant).find((one) => one.key === key);
  if (visitor === null || !experiment) return false;
  const variant = assign(experiment, visitor);
  // the page chose its variant by the cookie; with another cookie the variant seen is unknown
  if (readAssigned(asking.cookies)?.variants.get(key) !== variant) return false;
  await ctx.db
    .insertInto('experiment_exposure')
    .values({
      tenant_id: ctx.tenant.id,
      experiment: key,
      visitor,
      variant,
      exposed_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'experiment', 'visitor']).doNothing())
    .execute();
  return true;
}

/** Counts that the visitor reached a goal, in each test with that goal that the visitor saw; the first time counts. */
export async function countGoal(ctx: Context, goal: Experiment['goal'], asking: Asking): Promise<void> {
  const visitor = getCountedVisitor(asking);
  const keys = listRunningExperiments(ctx.tenant)
    .filter((one) => one.goal === goal)
    .map(({ key }) => key);
  if (visitor === null || keys.length === 0) return;
  await ctx.db
    .updateTable('experiment_exposure')
    .set({ converted_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('visitor', '=', visitor)
    .where('experiment', 'in', keys)
    .where('converted_at', 'is', null)
    .execute();
}

/** Deletes exposures of tests that ended so long ago that no report reads them any more. */
export async function purgeExposures({ db, clock }: Housekeeping, tenants: readonly Tenant[]): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('experiment_exposure')
      .where('tenant_id', '=', id)
      .where('exposed_at', '<', addDaysToMoment(clock.now(), -retention.experimentDays))
      .execute();
}
