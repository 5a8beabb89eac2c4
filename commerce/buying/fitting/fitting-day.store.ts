import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** A place of a partner on a day: one car. */
export type FittingPlace = { readonly partnerId: string; readonly day: string };

/**
 * Takes a place, in a transaction. Calls for the same day wait for each other.
 * @param placesPerDay places of the partner on a day
 * @returns false if the day is full, and nothing was taken
 */
export async function takePlace(
  ctx: RequestContext,
  { partnerId, day }: FittingPlace,
  placesPerDay: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into fitting_day as taken (tenant_id, partner_id, day, booked)
    values (${ctx.tenant.id}, ${partnerId}, ${day}, 1)
    on conflict (tenant_id, partner_id, day) do update set booked = taken.booked + 1
      where taken.booked < ${placesPerDay}
    returning 1`.execute(ctx.db);
  return rows.length > 0;
}

/** Gives a place back. */
export async function releasePlace(ctx: RequestContext, { partnerId, day }: FittingPlace): Promise<void> {
  await ctx.db
    .updateTable('fitting_day')
    .set((eb) => ({ booked: eb('booked', '-', 1) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('partner_id', '=', partnerId)
    .where(sql`day`, '=', sql`${day}::date`)
    .where('booked', '>', 0)
    .execute();
}

/** Places that are taken from a day on. @returns by `partner day` */
export async function countTakenPlaces(
  ctx: RequestContext,
  partnerIds: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, number>> {
  if (partnerIds.length === 0) return new Map();
  const { rows } = await sql<{ partner_id: string; day: string; booked: number }>`
    select partner_id, to_char(day, 'YYYY-MM-DD') as day, booked from fitting_day
     where tenant_id = ${ctx.tenant.id} and partner_id = any(${[...partnerIds]}::text[]) and day >= ${from}::date
     limit 2000`.execute(ctx.db);
  return new Map(rows.map(({ partner_id, day, booked }) => [`${partner_id} ${day}`, booked]));
}
