import type { Tenant } from '#tenants/tenant.ts';
import type { PickupPoint } from './places.ts';

/** The articles of a basket, as far as pick-up points care. */
export type ParcelKind = { readonly bulky: boolean; readonly freight: boolean };

/** @param kinds product kinds of what is to be delivered */
export function parcelKind({ delivery }: Tenant, kinds: readonly string[]): ParcelKind {
  return {
    bulky: kinds.some((kind) => delivery.bulkyKinds.includes(kind)),
    freight: comesByFreight(delivery, kinds),
  };
}

/** Whether something is too large for a parcel carrier. @param kinds product kinds of what is to be delivered */
export function comesByFreight(
  { freightKinds }: { readonly freightKinds: readonly string[] },
  kinds: readonly string[],
): boolean {
  return kinds.some((kind) => freightKinds.includes(kind));
}

/** No locker takes what is bulky, and nothing that comes by freight goes to a point. */
export function takesParcel(point: Pick<PickupPoint, 'type'>, parcel: ParcelKind): boolean {
  return !parcel.freight && (point.type === 'manned' || !parcel.bulky);
}
