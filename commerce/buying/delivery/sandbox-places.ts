import type { DeliveryPlaces } from '#tenants/delivery-places.ts';
import { sortByDistance } from './nearest.rules.ts';
import type { AddressCompletion, PickupPoints } from './places.ts';

/** Points and streets from a tenant's own files, for a shop without a carrier's contract. */
export function createSandboxPickupPoints({ areas, points }: DeliveryPlaces): PickupPoints {
  return {
    async findNearest(postalCode, limit) {
      return sortByDistance(points, areas, postalCode).slice(0, limit);
    },
    async find(id) {
      return points.find((point) => point.id === id) ?? null;
    },
  };
}

export function createSandboxAddressCompletion({ streets }: DeliveryPlaces): AddressCompletion {
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
