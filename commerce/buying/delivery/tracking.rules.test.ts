import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { buildTrackingUrl } from './tracking.rules.ts';

const tenants = await loadTenants();
const getTenant = (id: string) => {
  const found = tenants.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no tenant ${id}`);
  return found;
};
const parcel = { carrier: 'PostNL', trackingNumber: '3SABC 1&2', postalCode: '2288 GK' };

describe('tracking pages of carriers', () => {
  it('the tracking link contains the number and, where the carrier asks for it, the postal code', () => {
    expect(buildTrackingUrl(getTenant('nl'), parcel)).toBe(
      'https://postnl.nl/tracktrace/?B=3SABC%201%262&P=2288GK&D=NL&T=C',
    );
    expect(buildTrackingUrl(getTenant('nl'), { ...parcel, carrier: ' POSTNL' })).not.toBeNull();
  });

  it('the carriers of pick-up points have a tracking link in every market', () => {
    for (const { id, deliveryPlaces } of tenants) {
      const carriers = new Set(deliveryPlaces.points.map(({ carrier }) => carrier));
      for (const carrier of carriers) {
        expect(buildTrackingUrl(getTenant(id), { ...parcel, carrier }), `${id} ${carrier}`).toMatch(
          /^https:/,
        );
      }
    }
  });

  it('a tracking link is missing without a number or for a carrier that the tenant does not know', () => {
    expect(buildTrackingUrl(getTenant('nl'), { ...parcel, trackingNumber: null })).toBeNull();
    expect(buildTrackingUrl(getTenant('nl'), { ...parcel, carrier: null })).toBeNull();
    expect(buildTrackingUrl(getTenant('nl'), { ...parcel, carrier: 'constructor' })).toBeNull();
  });
});
