import { z } from 'zod';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/kernel/result.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { AddressCompletion, AddressKey, NearPoint, PickupPoint, PickupPoints } from './places.ts';
import { sandboxAddressCompletion, sandboxPickupPoints } from './sandbox-places.ts';

/** The carriers' service did not answer in time or answered nonsense; what is typed by hand goes on. */
type PlacesUnavailable = { readonly code: 'PlacesUnavailable' };

export type Places = { readonly points: PickupPoints; readonly addresses: AddressCompletion };

const ADAPTERS: Readonly<Record<Tenant['delivery']['places'], (tenant: Tenant) => Places>> = {
  sandbox: ({ deliveryPlaces }) => ({
    points: sandboxPickupPoints(deliveryPlaces),
    addresses: sandboxAddressCompletion(deliveryPlaces),
  }),
};

const TIMEOUT_MS = 2_000;
const MOST_POINTS = 8;
const pointId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** What is in the basket, as far as points care. */
export type ParcelKind = { readonly bulky: boolean; readonly freight: boolean };

/** @param kinds product kinds of what is to be delivered */
export function parcelKind({ delivery }: Tenant, kinds: readonly string[]): ParcelKind {
  return {
    bulky: kinds.some((kind) => delivery.bulkyKinds.includes(kind)),
    freight: kinds.some((kind) => delivery.freightKinds.includes(kind)),
  };
}

/** No locker takes what is bulky, and nothing that comes by freight goes to a point (market.md 9). */
export function takesParcel(point: Pick<PickupPoint, 'type'>, parcel: ParcelKind): boolean {
  return !parcel.freight && (point.type === 'manned' || !parcel.bulky);
}

/**
 * Points near a postal code that take the parcel, nearest first.
 * @param postalCode as it is kept
 */
export async function nearestPoints(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  postalCode: string,
  parcel: ParcelKind,
  { points }: Places = placesOf(ctx.tenant),
): Promise<Result<readonly NearPoint[], PlacesUnavailable>> {
  if (parcel.freight) return ok([]);
  return answered(ctx, 'pick-up points', async (signal) => {
    const found = await points.nearest(postalCode, 4 * MOST_POINTS, signal);
    return found.filter((point) => takesParcel(point, parcel)).slice(0, MOST_POINTS);
  });
}

/** @returns null: there is no such point (any more) */
export async function findPoint(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  id: string,
  { points }: Places = placesOf(ctx.tenant),
): Promise<Result<PickupPoint | null, PlacesUnavailable>> {
  if (!pointId.safeParse(id).success) return ok(null);
  return answered(ctx, 'pick-up point', (signal) => points.find(id, signal));
}

/** Street and place where the tenant's market has such a service; null: none, or no such address. */
export async function completeAddress(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  key: AddressKey,
  { addresses }: Places = placesOf(ctx.tenant),
): Promise<Result<{ readonly street: string; readonly city: string } | null, PlacesUnavailable>> {
  if (!ctx.tenant.delivery.completesAddress) return ok(null);
  return answered(ctx, 'street', (signal) => addresses.complete(key, signal));
}

function placesOf(tenant: Tenant): Places {
  return ADAPTERS[tenant.delivery.places](tenant);
}

/** The log says what was asked, never for which address. */
async function answered<Value>(
  { log }: Pick<RequestContext, 'log'>,
  what: string,
  ask: (signal: AbortSignal) => Promise<Value>,
): Promise<Result<Value, PlacesUnavailable>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return ok(await Promise.race([ask(signal), late]));
  } catch (error) {
    log.warn({ what, reason: error instanceof Error ? error.name : 'unknown' }, 'places did not answer');
    return refuse({ code: 'PlacesUnavailable' });
  }
}
