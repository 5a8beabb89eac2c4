import { getBasket } from '#commerce/basket/basket.service.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { ok, type Result } from '#commerce/kernel/result.ts';
import { postalCode } from '#forms/address.ts';
import { parcelKind } from './parcel.rules.ts';
import { nearestPoints, type PlacesUnavailable } from './places.service.ts';
import type { NearPoint } from './places.ts';

/** Points near a postal code that take what is in the visitor's basket. @param typed as people type it */
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
