import type { DeliveryPlaces } from '#tenants/delivery-places.ts';

/** The farthest point that is offered. */
const FARTHEST_METRES = 40_000;
const EARTH_RADIUS_METRES = 6_371_000;

/** The points within reach of a postal code, nearest first; none where the code's place is unknown. */
export function sortByDistance<Point extends Place & { readonly id: string }>(
  points: readonly Point[],
  areas: DeliveryPlaces['areas'],
  postalCode: string,
): (Point & { readonly distanceMetres: number })[] {
  const from = findPostalCodePlace(areas, postalCode);
  if (!from) return [];
  return points
    .map((point) => ({ ...point, distanceMetres: computeDistanceMetres(from, point) }))
    .filter(({ distanceMetres }) => distanceMetres <= FARTHEST_METRES)
    .sort((a, b) => a.distanceMetres - b.distanceMetres || a.id.localeCompare(b.id));
}

type Place = { readonly latitude: number; readonly longitude: number };

/** The points that are offered however far they are, and how far the others may be. */
const ALWAYS_OFFERED = 3;
const NEAR_METRES = 10_000;

/** The points that are worth the way. @param points nearest first */
export function filterNearbyPoints<Point extends { readonly distanceMetres: number }>(
  points: readonly Point[],
): Point[] {
  return points.filter(
    ({ distanceMetres }, index) => index < ALWAYS_OFFERED || distanceMetres <= NEAR_METRES,
  );
}

/** A code between two areas is taken for the nearer number's: neighbours in number are mostly neighbours. */
function findPostalCodePlace(areas: DeliveryPlaces['areas'], postalCode: string): Place | null {
  const digits = Number.parseInt(postalCode, 10);
  if (!Number.isFinite(digits)) return null;
  const calculateGap = ({ from, to }: { from: string; to: string }) =>
    Math.max(Number(from) - digits, digits - Number(to), 0);
  return [...areas].sort((a, b) => calculateGap(a) - calculateGap(b))[0] ?? null;
}

/** Distance by the haversine formula, rounded to whole metres. */
export function computeDistanceMetres(a: Place, b: Place): number {
  const computeRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(computeRadians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(computeRadians(a.latitude)) *
      Math.cos(computeRadians(b.latitude)) *
      Math.sin(computeRadians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half)));
}
