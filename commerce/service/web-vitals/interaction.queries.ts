import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { formatIsoDay } from '#texts/format.ts';
import { type Step, type Summary, summarizeHistogram } from './interaction.rules.ts';

type Context = Pick<RequestContext, 'db' | 'tenant' | 'clock'>;

export type InteractionReport = { readonly page: string; readonly device: string } & Summary;

/** How fast each type of page answered in the last days, the slowest first. @param days including today */
export async function reportInteractions(ctx: Context, days: number): Promise<InteractionReport[]> {
  const rows = await ctx.db
    .selectFrom('interaction_count')
    .select(['page', 'device', 'up_to_ms', sql<number>`sum(interactions)::int`.as('count')])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('day', '>', formatIsoDay(addDaysToMoment(ctx.clock.now(), -days), 'UTC'))
    .groupBy(['page', 'device', 'up_to_ms'])
    .execute();
  const kinds = Map.groupBy(rows, ({ page, device }) => `${page} ${device}`);
  return [...kinds.values()]
    .flatMap((steps) => {
      const [first] = steps;
      const summary = summarizeHistogram(
        steps.map(({ up_to_ms: upToMs, count }): Step => ({ upToMs, count })),
      );
      return first && summary ? [{ page: first.page, device: first.device, ...summary }] : [];
    })
    .toSorted((a, b) => b.p75 - a.p75);
}
