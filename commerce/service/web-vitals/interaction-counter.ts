import { sql } from 'kysely';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { formatIsoDay } from '#texts/format.ts';
import { findHistogramStep } from './interaction.rules.ts';

export type Interaction = {
  /** type of the page, one of the shop's own words */
  readonly page: string;
  readonly device: 'mobile' | 'desktop';
  /** from the press to the next frame */
  readonly ms: number;
};

type Count = {
  readonly day: string;
  readonly page: string;
  readonly device: Interaction['device'];
  readonly upToMs: number;
  interactions: number;
};

/** Most counts of a market: pages, devices and steps of a few days are fewer. Further ones are dropped. */
const MOST_COUNTS = 10_000;

/** Counts a server's interactions in memory, so that a browser's report costs no statement of its own. */
export class InteractionCounter {
  readonly #clock: Clock;
  readonly #byTenant = new Map<string, Map<string, Count>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts an interaction on its day (UTC). */
  count(tenantId: string, { page, device, ms }: Interaction): void {
    const day = formatIsoDay(this.#clock.now(), 'UTC');
    this.#add(tenantId, { day, page, device, upToMs: findHistogramStep(ms), interactions: 1 });
  }

  /** Writes the counts of the context's tenant, in one statement; if that fails, they are retained. */
  async write(ctx: Pick<RequestContext, 'db' | 'tenant'>): Promise<void> {
    const tenantId = ctx.tenant.id;
    const counts = [...(this.#byTenant.get(tenantId)?.values() ?? [])];
    if (counts.length === 0) return;
    this.#byTenant.delete(tenantId);
    try {
      await addCounts(ctx, counts);
    } catch (error) {
      for (const count of counts) this.#add(tenantId, count);
      throw error;
    }
  }

  #add(tenantId: string, count: Count): void {
    const counts = this.#byTenant.get(tenantId) ?? new Map<string, Count>();
    this.#byTenant.set(tenantId, counts);
    const key = `${count.day} ${count.page} ${count.device} ${count.upToMs}`;
    const known = counts.get(key);
    if (known) known.interactions += count.interactions;
    else if (counts.size < MOST_COUNTS) counts.set(key, { ...count });
  }
}

async function addCounts(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  counts: readonly Count[],
): Promise<void> {
  await sql`
    insert into interaction_count as c (tenant_id, day, page, device, up_to_ms, interactions)
    select ${tenant.id}, * from unnest(
      ${counts.map(({ day }) => day)}::date[], ${counts.map(({ page }) => page)}::text[],
      ${counts.map(({ device }) => device)}::text[], ${counts.map(({ upToMs }) => upToMs)}::int[],
      ${counts.map(({ interactions }) => interactions)}::int[])
    on conflict (tenant_id, day, page, device, up_to_ms)
      do update set interactions = c.interactions + excluded.interactions`.execute(db);
}
