import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { postalCode } from '#forms/address.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { nearOf } from './nearest.rules.ts';
import { type ParcelKind, takesParcel } from './parcel.rules.ts';
import type { AddressCompletion, NearPoint, PickupPoint, PickupPoints } from './places.ts';
import { sandboxAddressCompletion, sandboxPickupPoints } from './sandbox-places.ts';

/** The carriers' service did not answer in time, or not in a form that can be read; typing an address still works. */
export type PlacesUnavailable = { readonly code: 'PlacesUnavailable' };

export type Places = { readonly points: PickupPoints; readonly addresses: AddressCompletion };

const ADAPTERS: Readonly<Record<Tenant['delivery']['places'], (tenant: Tenant) => Places>> = {
  sandbox: ({ deliveryPlaces }) => ({
    points: sandboxPickupPoints(deliveryPlaces),
    addresses: sandboxAddressCompletion(deliveryPlaces),
  }),
};

const TIMEOUT_MS = 2_000;
/** Most points that are returned. */
export const MOST_POINTS = 8;
const pointId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/**
 * Points near a postal code that take the parcel, nearest first; far ones only where there are few.
 * @param code postal code as it is kept
 */
export async function nearestPoints(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  code: string,
  parcel: ParcelKind,
  { points }: Places = placesOf(ctx.tenant),
): Promise<Result<readonly NearPoint[], PlacesUnavailable>> {
  if (parcel.freight) return ok([]);
  return askProvider(ctx, 'pick-up points', async (signal) => {
    const found = await points.nearest(code, 4 * MOST_POINTS, signal);
    return nearOf(found.filter((point) => takesParcel(point, parcel))).slice(0, MOST_POINTS);
  });
}

/** @returns null: there is no such point, or no longer */
export async function findPoint(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  id: string,
  { points }: Places = placesOf(ctx.tenant),
): Promise<Result<PickupPoint | null, PlacesUnavailable>> {
  if (!pointId.safeParse(id).success) return ok(null);
  return askProvider(ctx, 'pick-up point', (signal) => points.find(id, signal));
}

/**
 * Street and place where the tenant's market has such a service.
 * @param typed in any spelling
 * @returns null: no such service here, no such address, or not the form of one
 */
export async function completeAddress(
  ctx: Pick<RequestContext, 'tenant' | 'log'>,
  typed: { readonly postalCode: string; readonly houseNumber: string },
  { addresses }: Places = placesOf(ctx.tenant),
): Promise<Result<{ readonly street: string; readonly city: string } | null, PlacesUnavailable>> {
  const { completesAddress } = ctx.tenant.delivery;
  const code = postalCode(ctx.tenant.country).safeParse(typed.postalCode);
  const houseNumber = Number(/^\d{1,5}/.exec(typed.houseNumber.trim())?.[0] ?? 0);
  if (!completesAddress || !code.success || houseNumber === 0) return ok(null);
  return askProvider(ctx, 'street', (signal) =>
    addresses.complete({ postalCode: code.data, houseNumber }, signal),
  );
}

function placesOf(tenant: Tenant): Places {
  return ADAPTERS[tenant.delivery.places](tenant);
}

/** Asks a provider of places, within a time limit. The log says which question was asked, never for which address. */
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
