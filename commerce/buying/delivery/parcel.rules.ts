import type { Tenant } from '#tenants/tenant.ts';
import type { PickupPoint } from './places.ts';

/** The properties of a basket's articles that decide which pick-up points take them. */
export type ParcelKind = { readonly bulky: boolean; readonly freight: boolean };

/** @param kinds product kinds of the delivery */
export function resolveParcelKind({ delivery }: Tenant, kinds: readonly string[]): ParcelKind {
  return {
    bulky: kinds.some((kind) => delivery.bulkyKinds.includes(kind)),
    freight: comesByFreight(delivery, kinds),
  };
}

/** Whether something is too large for a parcel carrier. @param kinds product kinds of the delivery */
export function comesByFreight(
  { freightKinds }: { readonly freightKinds: readonly string[] },
  kinds: readonly string[],
): boolean {
  return kinds.some((kind) => freightKinds.includes(kind));
}

/**
 * Parcels that are charged: one per order, plus one for each further full parcel. Small goods go with any of them.
 * @param goods product kinds and pieces of what is to be delivered
 */
export function countParcels(
  { piecesPerParcel }: { readonly piecesPerParcel: Readonly<Record<string, number>> },
  goods: readonly { readonly kind: string; readonly quantity: number }[],
): number {
  const filled = Object.entries(piecesPerParcel).map(([kind, pieces]) => {
    const ordered = goods.filter((one) => one.kind === kind);
    return Math.ceil(ordered.reduce((sum, { quantity }) => sum + quantity, 0) / pieces);
  });
  return Math.max(
    1,
    filled.reduce((sum, parcels) => sum + parcels, 0),
  );
}

/** No locker takes bulky goods, and no point takes freight. */
export function takesParcel(point: Pick<PickupPoint, 'type'>, parcel: ParcelKind): boolean {
  return !parcel.freight && (point.type === 'manned' || !parcel.bulky);
}
