import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { createPostalCodeSchema } from '#forms/address/address.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { filterNearbyPoints } from './nearest.rules.ts';
import { type ParcelKind, takesParcel } from './parcel.rules.ts';
import type { AddressCompletion, NearPoint, PickupPoint, PickupPoints } from './places.ts';
import { createSandboxAddressCompletion, createSandboxPickupPoints } from './sandbox-places.ts';

/** The carriers' service did not answer in time, or not in a form that can be read; typing an address still works. */
export type PlacesUnavailable = { readonly code: 'PlacesUnavailable' };

export type Places = { readonly points: PickupPoints; readonly addresses: AddressCompletion };

const ADAPTERS: Readonly<Record<Tenant['delivery']['places'], (tenant: Tenant) => Places>> = {
  sandbox: ({ deliveryPlaces }) => ({
    points: createSandboxPickupPoints(deliveryPlaces),
    addresses: createSandboxAddressCompletion(deliveryPlaces),
  }),
};

const TIMEOUT_MS = 2_000;
/** Most points that are returned. */
export const MOST_POINTS = 8;
const pointId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/**
 * Points near a postal code that take the parcel, nearest first; distant ones only where there are few.
 * @param code postal code in its stored form
 */
export async function findNearestPoints(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  code: string,
  parcel: ParcelKind,
  { points }: Places = resolvePlaces(ctx.tenant),
): Promise<Result<readonly NearPoint[], PlacesUnavailable>> {
  if (parcel.freight) return ok([]);
  return askProvider(ctx, 'pick-up points', async (signal) => {
    const found = await points.findNearest(code, 4 * MOST_POINTS, signal);
    return filterNearbyPoints(found.filter((point) => takesParcel(point, parcel))).slice(0, MOST_POINTS);
  });
}

/** @returns null if the point does not exist or has closed */
export async function findPoint(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  id: string,
  { points }: Places = resolvePlaces(ctx.tenant),
): Promise<Result<PickupPoint | null, PlacesUnavailable>> {
  if (!pointId.safeParse(id).success) return ok(null);
  return askProvider(ctx, 'pick-up point', (signal) => points.find(id, signal));
}

/**
 * Street and place, if the tenant's market has such a service.
 * @param typed in any spelling
 * @returns null if there is no such service or address here, or the input does not have the form of one
 */
export async function completeAddress(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  typed: { readonly postalCode: string; readonly houseNumber: string },
  { addresses }: Places = resolvePlaces(ctx.tenant),
): Promise<Result<{ readonly street: string; readonly city: string } | null, PlacesUnavailable>> {
  const { completesAddress } = ctx.tenant.delivery;
  const code = createPostalCodeSchema(ctx.tenant.country).safeParse(typed.postalCode);
  const houseNumber = Number(/^\d{1,5}/.exec(typed.houseNumber.trim())?.[0] ?? 0);
  if (!completesAddress || !code.success || houseNumber === 0) return ok(null);
  return askProvider(ctx, 'street', (signal) =>
    addresses.complete({ postalCode: code.data, houseNumber }, signal),
  );
}

function resolvePlaces(tenant: Tenant): Places {
  return ADAPTERS[tenant.delivery.places](tenant);
}

/** Queries a provider of places, within a time limit. The log shows which query was sent, never for which address. */
export async function askProvider<Value>(
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
