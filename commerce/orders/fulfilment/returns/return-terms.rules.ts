import { addWorkingDays } from '#commerce/range/stock/working-days.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { LineFulfilment } from '../life/order-life.store.ts';
import type { ReturnAnnouncement } from './announcement.store.ts';

/**
 * The working days on which large goods can be collected: the first lies the tenant's working days ahead (product 9).
 * @param today ISO 8601 date in the tenant's time zone
 */
export function computeCollectionDays({ service, country }: Tenant, today: string): string[] {
  return Array.from({ length: service.collectionDays }, (_, index) =>
    addWorkingDays(today, service.appointmentWorkingDays + index, country),
  );
}

/**
 * Pieces of each line that can still be announced: they have left, have not come back, and have no label yet.
 * Returned pieces count as announced ones first; those whose other size was sent are the customer's again.
 */
export function countAnnounceable(
  places: readonly LineFulfilment[],
  announced: readonly Pick<ReturnAnnouncement, 'items' | 'exchanges'>[],
): ReadonlyMap<number, number> {
  const before = new Map<number, number>();
  for (const { position, quantity } of announced.flatMap(({ items }) => items)) {
    before.set(position, (before.get(position) ?? 0) + quantity);
  }
  for (const { position, quantity, state } of announced.flatMap(({ exchanges }) => exchanges)) {
    if (state === 'sent') before.set(position, (before.get(position) ?? 0) - quantity);
  }
  return new Map(
    places.map(({ position, shipped, returned }) => [
      position,
      Math.max(0, shipped - Math.max(returned, before.get(position) ?? 0)),
    ]),
  );
}

/** Whether another size is held for each of its pieces, so that nothing is given back. */
export function isAllExchanged({ items, exchanges }: ReturnAnnouncement): boolean {
  const sumPieces = (of: readonly { readonly quantity: number }[]) =>
    of.reduce((sum, { quantity }) => sum + quantity, 0);
  return sumPieces(exchanges.filter(({ state }) => state !== 'released')) === sumPieces(items);
}
