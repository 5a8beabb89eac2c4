import type { Tenant } from '#tenants/tenant.ts';

/** A parcel as far as its carrier needs to know to find it. */
type TrackedParcel = {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** of the recipient: some carriers ask for it too */
  readonly postalCode: string;
};

/**
 * The page where its carrier says where a parcel is; null: it has no number, or the tenant does not know the carrier's
 * page. The warehouse writes a carrier's name as it likes, in capitals or not.
 */
export function trackingUrl({ delivery }: Tenant, parcel: TrackedParcel): string | null {
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
