import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { computeDistanceMetres } from './nearest.rules.ts';
import { completeAddress, findNearestPoints, findPoint, type Places } from './places.service.ts';
import type { NearPoint } from './places.ts';

const tenants = await loadTenants();
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const getShop = (id: string) => {
  const tenant = tenants.find((candidate) => candidate.id === id);
  if (!tenant) throw new Error(`no tenant ${id}`);
  return { tenant, log: silent };
};
const usual = { bulky: false, freight: false };
const unwrapValue = <Value>(result: { ok: boolean; value?: Value }): Value | undefined => result.value;

describe('pick-up points of the sandbox', () => {
  it.each([
    ['nl', '5038 EA', 'Tilburg'],
    ['de', '20099', 'Hamburg'],
    ['at', '5020', 'Salzburg'],
    ['ch', '1003', 'Lausanne'],
  ])('points of %s near %s are in %s, nearest first', async (id, code, city) => {
    const points = unwrapValue(await findNearestPoints(getShop(id), code, usual)) ?? [];
    expect(points[0]?.city).toBe(city);
    const distances = points.map((point) => point.distanceMetres);
    expect([...distances].sort((a, b) => a - b)).toEqual(distances);
    expect(points.length).toBeLessThanOrEqual(8);
  });

  it('points from the next city are left out when three are nearby', async () => {
    const points = unwrapValue(await findNearestPoints(getShop('nl'), '3511 AB', usual)) ?? [];
    expect(points.map(({ city }) => city)).toEqual(['Utrecht', 'Utrecht', 'Utrecht']);
  });

  it('bulky goods get no lockers and freight gets no points at all', async () => {
    const bulky = unwrapValue(
      await findNearestPoints(getShop('nl'), '5038 EA', { bulky: true, freight: false }),
    );
    expect(new Set(bulky?.map(({ type }) => type))).toEqual(new Set(['manned']));
    const freight = await findNearestPoints(getShop('nl'), '5038 EA', { bulky: true, freight: true });
    expect(freight).toEqual({ ok: true, value: [] });
  });

  it('each tenant gets its own pick-up points', async () => {
    const dutch = unwrapValue(await findNearestPoints(getShop('nl'), '5038 EA', usual))?.[0];
    expect(await findPoint(getShop('nl'), dutch?.id ?? '')).toMatchObject({
      ok: true,
      value: { id: dutch?.id },
    });
    expect(await findPoint(getShop('de'), dutch?.id ?? '')).toEqual({ ok: true, value: null });
    expect(await findPoint(getShop('nl'), '../../etc')).toEqual({ ok: true, value: null });
  });

  it('the distance to a point is measured as the crow flies', () => {
    const [amsterdam, rotterdam] = [
      { latitude: 52.372, longitude: 4.894 },
      { latitude: 51.924, longitude: 4.479 },
    ];
    expect(computeDistanceMetres(amsterdam, rotterdam)).toBeGreaterThan(56_000);
    expect(computeDistanceMetres(amsterdam, rotterdam)).toBeLessThan(59_000);
    expect(computeDistanceMetres(amsterdam, amsterdam)).toBe(0);
  });
});

describe('street completion', () => {
  it.each([
    [
      { postalCode: '2288gk', houseNumber: '12' },
      { street: 'Lange Kleiweg', city: 'Rijswijk' },
    ],
    [
      { postalCode: '2288 GK', houseNumber: '12 bis' },
      { street: 'Lange Kleiweg', city: 'Rijswijk' },
    ],
    [{ postalCode: '2288 GK', houseNumber: '999' }, null],
    [{ postalCode: '9999 ZZ', houseNumber: '1' }, null],
    [{ postalCode: 'nonsense', houseNumber: '1' }, null],
    [{ postalCode: '2288 GK', houseNumber: '' }, null],
  ])('the street completion of %j is %j', async (typed, expected) => {
    expect(await completeAddress(getShop('nl'), typed)).toEqual({ ok: true, value: expected });
  });

  it('street completion is not offered in other markets', async () => {
    const typed = { postalCode: '20099', houseNumber: '12' };
    expect(await completeAddress(getShop('de'), typed)).toEqual({ ok: true, value: null });
  });
});

describe('a carrier without an answer', () => {
  const createBrokenPlaces = (answer: () => Promise<never>): Places => ({
    points: { findNearest: answer, find: answer },
    addresses: { complete: answer },
  });

  it('a failing carrier gives an error result and not an error page', async () => {
    const fails = createBrokenPlaces(() => Promise.reject(new Error('502')));
    const unavailable = { ok: false, refusal: { code: 'PlacesUnavailable' } };
    expect(await findNearestPoints(getShop('nl'), '5038 EA', usual, fails)).toEqual(unavailable);
    expect(await findPoint(getShop('nl'), 'NL-0001', fails)).toEqual(unavailable);
    const typed = { postalCode: '2288 GK', houseNumber: '1' };
    expect(await completeAddress(getShop('nl'), typed, fails)).toEqual(unavailable);
  });

  it('a carrier that never answers is not waited for', async () => {
    const signals: AbortSignal[] = [];
    const never: Places = {
      points: {
        findNearest: (_code, _limit, signal) => {
          signals.push(signal);
          return new Promise<NearPoint[]>(() => {});
        },
        find: async () => null,
      },
      addresses: { complete: async () => null },
    };
    const result = await findNearestPoints(getShop('nl'), '5038 EA', usual, never);
    expect(result).toMatchObject({ ok: false });
    expect(signals[0]?.aborted).toBe(true);
  });
});
