import type { DeliveryPlaces } from '#tenants/delivery-places.ts';

/** The farthest point that is offered. */
const FARTHEST_METRES = 40_000;
const EARTH_RADIUS_METRES = 6_371_000;

/** The points within reach of a postal code, nearest first; none where the code's place is unknown. */
export function nearestOf<Point extends Place & { readonly id: string }>(
  points: readonly Point[],
  areas: DeliveryPlaces['areas'],
  postalCode: string,
): (Point & { readonly distanceMetres: number })[] {
  const from = placeOf(areas, postalCode);
  if (!from) return [];
  return points
    .map((point) => ({ ...point, distanceMetres: distanceMetres(from, point) }))
    .filter(({ distanceMetres }) => distanceMetres <= FARTHEST_METRES)
    .sort((a, b) => a.distanceMetres - b.distanceMetres || a.id.localeCompare(b.id));
}

type Place = { readonly latitude: number; readonly longitude: number };

/** The points that are offered however far they are, and how far the others may be. */
const ALWAYS_OFFERED = 3;
const NEAR_METRES = 10_000;

/** The points that are worth the way. @param points nearest first */
export function nearOf<Point extends { readonly distanceMetres: number }>(points: readonly Point[]): Point[] {
  return points.filter(
    ({ distanceMetres }, index) => index < ALWAYS_OFFERED || distanceMetres <= NEAR_METRES,
  );
}

/** A code between two areas is taken for the nearer number's: neighbours in number are mostly neighbours. */
function placeOf(areas: DeliveryPlaces['areas'], postalCode: string): Place | null {
  const digits = Number.parseInt(postalCode, 10);
  if (!Number.isFinite(digits)) return null;
  const gap = ({ from, to }: { from: string; to: string }) =>
    Math.max(Number(from) - digits, digits - Number(to), 0);
  return [...areas].sort((a, b) => gap(a) - gap(b))[0] ?? null;
}

/** Distance by the haversine formula, rounded to whole metres. */
export function distanceMetres(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half)));
}
