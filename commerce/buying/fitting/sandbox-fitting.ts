import { sortByDistance } from '#commerce/buying/delivery/nearest.rules.ts';
import type { DeliveryPlaces } from '#tenants/delivery-places.ts';
import type { FittingPartners } from './fitting-partners.ts';

/** Partners from a tenant's own file, for a shop without a fitting network's contract. */
export function createSandboxFittingPartners({ areas, partners }: DeliveryPlaces): FittingPartners {
  return {
    async findNearest(postalCode, limit) {
      return sortByDistance(partners, areas, postalCode).slice(0, limit);
    },
    async find(id) {
      return partners.find((partner) => partner.id === id) ?? null;
    },
  };
}
