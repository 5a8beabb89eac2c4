import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { judge, type Seen, type Verdict } from './sequential.rules.ts';

export type Context = Pick<RequestContext, 'db' | 'tenant' | 'clock'>;

/**
 * Effect, interval, always-valid p and split check of a running test.
 * @throws Error when the tenant has no such test
 */
export async function reportExperiment(ctx: Pick<Context, 'db' | 'tenant'>, key: string): Promise<Verdict> {
  const experiment = ctx.tenant.experiments.find((one) => one.key === key);
  if (!experiment) throw new Error(`tenant ${ctx.tenant.id} runs no experiment ${key}`);
  const rows = await ctx.db
    .selectFrom('experiment_exposure')
    .select(['variant', 'converted_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('experiment', '=', key)
    .orderBy('exposed_at')
    .orderBy('visitor')
    .execute();
  const seen = rows.map(
    (row): Seen => ({ variant: row.variant === 'b' ? 'b' : 'a', converted: row.converted_at !== null }),
  );
  return judge(seen, experiment);
}
