import type { DeliveryPlaces } from '#tenants/delivery-places.ts';
import { nearestOf } from './nearest.rules.ts';
import type { AddressCompletion, PickupPoints } from './places.ts';

/** Points and streets from a tenant's own files, for a shop without a carrier's contract. */
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
