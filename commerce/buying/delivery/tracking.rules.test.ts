import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { trackingUrl } from './tracking.rules.ts';

const tenants = await loadTenants();
const tenant = (id: string) => {
  const found = tenants.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no tenant ${id}`);
  return found;
};
const parcel = { carrier: 'PostNL', trackingNumber: '3SABC 1&2', postalCode: '2288 GK' };

describe("a parcel's page at its carrier", () => {
  it('names the number and, where the carrier asks for it, the postal code', () => {
    expect(trackingUrl(tenant('nl'), parcel)).toBe(
      'https://postnl.nl/tracktrace/?B=3SABC%201%262&P=2288GK&D=NL&T=C',
    );
    expect(trackingUrl(tenant('nl'), { ...parcel, carrier: ' POSTNL' })).not.toBeNull();
  });

  it('is there for the carriers of pick-up points in every market', () => {
    for (const { id, deliveryPlaces } of tenants) {
      const carriers = new Set(deliveryPlaces.points.map(({ carrier }) => carrier));
      for (const carrier of carriers) {
        expect(trackingUrl(tenant(id), { ...parcel, carrier }), `${id} ${carrier}`).toMatch(/^https:/);
      }
    }
  });

  it('is not there without a number or for a carrier that the tenant does not know', () => {
    expect(trackingUrl(tenant('nl'), { ...parcel, trackingNumber: null })).toBeNull();
    expect(trackingUrl(tenant('nl'), { ...parcel, carrier: null })).toBeNull();
    expect(trackingUrl(tenant('nl'), { ...parcel, carrier: 'constructor' })).toBeNull();
  });
});
