import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type Attempts, createAttempts } from '#commerce/ground/kernel/attempts.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { testGateway } from '../../test-gateway.ts';
import { serveRest, silentLog } from '../test-rest-server.ts';
import { createPickupPointsRoute } from './pickup-points.ts';

let attempts: Attempts;
beforeEach(() => {
  attempts = createAttempts(null);
});
const countPlaces: Attempts['countPlaces'] = (address) => attempts.countPlaces(address);
const { gateway, tenants } = await testGateway(await testDatabase(), {
  size: null,
  attempts: { ...createAttempts(null), countPlaces },
});
const routes = [createPickupPointsRoute({ gateway, log: silentLog })];
const origins = {
  nl: await serveRest(routes, findTenant('nl')),
  ch: await serveRest(routes, findTenant('ch')),
};

function findTenant(id: string): Tenant | undefined {
  return tenants.find((one) => one.id === id);
}
const ask = (query: string, shop: 'nl' | 'ch' = 'nl') =>
  fetch(`${origins[shop]}/api/delivery/v1/pickup-points?${query}`);
type Point = { city: string; type: string; distanceMetres: number };
const fetchPoints = async (query: string, shop: 'nl' | 'ch' = 'nl'): Promise<Point[]> =>
  (await (await ask(query, shop)).json()).points;

describe('the pick-up points call', () => {
  it('the call lists the market’s nearest points for a postal code as typed', async () => {
    const answer = await ask('postalCode=5038ea&first=3', 'nl');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    const { postalCode, points } = await answer.json();
    expect(postalCode).toBe('5038 EA');
    expect(points).toHaveLength(3);
    expect(points[0]).toMatchObject({ city: 'Tilburg', country: 'NL' });
    expect(points[0]).not.toHaveProperty('network');
    expect((await fetchPoints('postalCode=1003', 'ch'))[0]).toMatchObject({ city: 'Lausanne' });
  });

  it('the call lists at most 8 points, nearest first, and no lockers for bulky goods', async () => {
    const points = await fetchPoints('postalCode=5038EA');
    const distances = points.map(({ distanceMetres }) => distanceMetres);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(points.length).toBeLessThanOrEqual(8);
    expect(new Set(points.map(({ type }) => type))).toEqual(new Set(['manned', 'locker']));
    const bulky = await fetchPoints('postalCode=5038EA&bulky=1');
    expect(new Set(bulky.map(({ type }) => type))).toEqual(new Set(['manned']));
  });

  it.each([
    ['nothing', '', 'postalCode'],
    ["another market's code", 'postalCode=20099', 'postalCode'],
    ['no code', 'postalCode=5038EA%27--', 'postalCode'],
    ['more than there is', 'postalCode=5038EA&first=9', 'first'],
    ['no number', 'postalCode=5038EA&first=all', 'first'],
    ['another word for bulky', 'postalCode=5038EA&bulky=yes', 'bulky'],
  ])('the call refuses a request with %s and names the parameter', async (_what, query, parameter) => {
    const answer = await ask(query);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect((await answer.json()).detail).toMatch(new RegExp(`^${parameter}:`));
  });

  it('the call is answered up to its limit, and malformed requests do not count', async () => {
    for (let times = 0; times < 5; times += 1) expect((await ask('postalCode=x')).status).toBe(400);
    for (let times = 0; times < 60; times += 1) expect((await ask('postalCode=5038EA')).status).toBe(200);
    const answer = await ask('postalCode=5038EA');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
