import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { findNearestPoints, type PlacesUnavailable } from './places.service.ts';
import type { NearPoint } from './places.ts';

/**
 * Points near a postal code, without a basket, for a site or an app that shows where the shop delivers to. A search
 * may query a carrier, so searches are limited.
 * @param input.postalCode in its stored form
 * @param input.bulky the parcel is too large for a locker
 * @param input.from the client's address, for the limit only
 */
export async function findPublicPointsNear(
  ctx: Pick<RequestContext, 'tenant' | 'log' | 'attempts'>,
  input: { readonly postalCode: string; readonly bulky: boolean; readonly from: string },
): Promise<Result<readonly NearPoint[], PlacesUnavailable | TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countPlaces(input.from);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  return findNearestPoints(ctx, input.postalCode, { bulky: input.bulky, freight: false });
}
