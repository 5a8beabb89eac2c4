import type { DeliveryPlaces } from '#tenants/delivery-places.ts';
import type { AddressCompletion, PickupPoints } from './places.ts';

/** Points and streets from a tenant's own files: what a shop without a carrier's contract answers with. */
export function sandboxPickupPoints({ areas, points }: DeliveryPlaces): PickupPoints {
  return {
    async nearest(postalCode, limit) {
      return nearestOf(points, areas, postalCode).slice(0, limit);
    },
    async find(id) {
      return points.find((point) => point.id === id) ?? null;
    },
  };
}

export function sandboxAddressCompletion({ streets }: DeliveryPlaces): AddressCompletion {
  return {
    async complete({ postalCode, houseNumber }) {
      const found = streets.find(
        (street) =>
          street.postalCode === postalCode && houseNumber >= street.from && houseNumber <= street.until,
      );
      return found ? { street: found.street, city: found.city } : null;
    },
  };
}

/** Nobody goes farther for a parcel. */
const FARTHEST_METRES = 40_000;
const EARTH_RADIUS_METRES = 6_371_000;

/** Those within reach of a postal code, nearest first; none where nobody knows where it is. */
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

/** Codes between two areas are taken for the nearer number's: neighbours in number are mostly neighbours. */
function placeOf(areas: DeliveryPlaces['areas'], postalCode: string): Place | null {
  const digits = Number.parseInt(postalCode, 10);
  if (!Number.isFinite(digits)) return null;
  const gap = ({ from, to }: { from: string; to: string }) =>
    Math.max(Number(from) - digits, digits - Number(to), 0);
  return [...areas].sort((a, b) => gap(a) - gap(b))[0] ?? null;
}

/** Haversine, rounded to whole metres. */
export function distanceMetres(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half)));
}
