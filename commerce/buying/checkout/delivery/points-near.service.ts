import { getBasket } from '#commerce/buying/basket/basket.service.ts';
import { resolveParcelKind } from '#commerce/buying/delivery/parcel.rules.ts';
import { findNearestPoints, type PlacesUnavailable } from '#commerce/buying/delivery/places.service.ts';
import type { NearPoint } from '#commerce/buying/delivery/places.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result } from '#commerce/ground/kernel/result.ts';
import { createPostalCodeSchema } from '#forms/address/address.ts';

/** Points near a postal code that take the contents of the visitor's basket. @param typed in any spelling */
export async function findPickupPointsNear(
  ctx: RequestContext,
  typed: string,
): Promise<Result<readonly NearPoint[], PlacesUnavailable>> {
  const code = createPostalCodeSchema(ctx.tenant.country).safeParse(typed);
  if (!code.success) return ok([]);
  const { lines } = await getBasket(ctx);
  const kinds = lines.map(({ article }) => article.kind);
  return findNearestPoints(ctx, code.data, resolveParcelKind(ctx.tenant, kinds));
}
