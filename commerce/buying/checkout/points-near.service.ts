import { getBasket } from '#commerce/buying/basket/basket.service.ts';
import { parcelKind } from '#commerce/buying/delivery/parcel.rules.ts';
import { nearestPoints, type PlacesUnavailable } from '#commerce/buying/delivery/places.service.ts';
import type { NearPoint } from '#commerce/buying/delivery/places.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result } from '#commerce/ground/kernel/result.ts';
import { postalCode } from '#forms/address.ts';

/** Points near a postal code that take what is in the visitor's basket. @param typed in any spelling */
export async function pickupPointsNear(
  ctx: RequestContext,
  typed: string,
): Promise<Result<readonly NearPoint[], PlacesUnavailable>> {
  const code = postalCode(ctx.tenant.country).safeParse(typed);
  if (!code.success) return ok([]);
  const { lines } = await getBasket(ctx);
  const kinds = lines.map(({ article }) => article.kind);
  return nearestPoints(ctx, code.data, parcelKind(ctx.tenant, kinds));
}
