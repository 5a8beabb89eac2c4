import type { Tenant } from '#tenants/tenant.ts';

/** The data of a parcel that its carrier's tracking page needs. */
type TrackedParcel = {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** of the recipient: some carriers ask for it too */
  readonly postalCode: string;
};

/**
 * The carrier's page about a parcel; null if it has no number, or the tenant has no page for the carrier. The
 * carrier's name is compared case-insensitively, since warehouses write it in different ways.
 */
export function buildTrackingUrl({ delivery }: Tenant, parcel: TrackedParcel): string | null {
  const { carrier, trackingNumber } = parcel;
  if (!carrier || !trackingNumber) return null;
  const named = Object.entries(delivery.trackingPages).find(
    ([name]) => name.toLowerCase() === carrier.trim().toLowerCase(),
  );
  if (!named) return null;
  const values = { number: trackingNumber, postalCode: parcel.postalCode.replaceAll(' ', '') };
  return named[1].replaceAll(/\{(number|postalCode)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
}
