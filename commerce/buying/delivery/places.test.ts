import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { distanceMetres } from './nearest.rules.ts';
import { completeAddress, findPoint, nearestPoints, type Places } from './places.service.ts';
import type { NearPoint } from './places.ts';

const tenants = await loadTenants();
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const shopOf = (id: string) => {
  const tenant = tenants.find((candidate) => candidate.id === id);
  if (!tenant) throw new Error(`no tenant ${id}`);
  return { tenant, log: silent };
};
const usual = { bulky: false, freight: false };
const given = <Value>(result: { ok: boolean; value?: Value }): Value | undefined => result.value;

describe('the sandbox’s points', () => {
  it.each([
    ['nl', '5038 EA', 'Tilburg'],
    ['de', '20099', 'Hamburg'],
    ['at', '5020', 'Salzburg'],
    ['ch', '1003', 'Lausanne'],
  ])('%s near %s are in %s, nearest first', async (id, code, city) => {
    const points = given(await nearestPoints(shopOf(id), code, usual)) ?? [];
    expect(points[0]?.city).toBe(city);
    const distances = points.map((point) => point.distanceMetres);
    expect([...distances].sort((a, b) => a - b)).toEqual(distances);
    expect(points.length).toBeLessThanOrEqual(8);
  });

  it('are not a city further where three are near', async () => {
    const points = given(await nearestPoints(shopOf('nl'), '3511 AB', usual)) ?? [];
    expect(points.map(({ city }) => city)).toEqual(['Utrecht', 'Utrecht', 'Utrecht']);
  });

  it('are no lockers for what is bulky, and none at all for freight', async () => {
    const bulky = given(await nearestPoints(shopOf('nl'), '5038 EA', { bulky: true, freight: false }));
    expect(new Set(bulky?.map(({ type }) => type))).toEqual(new Set(['manned']));
    const freight = await nearestPoints(shopOf('nl'), '5038 EA', { bulky: true, freight: true });
    expect(freight).toEqual({ ok: true, value: [] });
  });

  it('are of their own tenant', async () => {
    const dutch = given(await nearestPoints(shopOf('nl'), '5038 EA', usual))?.[0];
    expect(await findPoint(shopOf('nl'), dutch?.id ?? '')).toMatchObject({
      ok: true,
      value: { id: dutch?.id },
    });
    expect(await findPoint(shopOf('de'), dutch?.id ?? '')).toEqual({ ok: true, value: null });
    expect(await findPoint(shopOf('nl'), '../../etc')).toEqual({ ok: true, value: null });
  });

  it('measure as the crow flies', () => {
    const [amsterdam, rotterdam] = [
      { latitude: 52.372, longitude: 4.894 },
      { latitude: 51.924, longitude: 4.479 },
    ];
    expect(distanceMetres(amsterdam, rotterdam)).toBeGreaterThan(56_000);
    expect(distanceMetres(amsterdam, rotterdam)).toBeLessThan(59_000);
    expect(distanceMetres(amsterdam, amsterdam)).toBe(0);
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
  ])('%j: %j', async (typed, expected) => {
    expect(await completeAddress(shopOf('nl'), typed)).toEqual({ ok: true, value: expected });
  });

  it('is no service of the other markets', async () => {
    const typed = { postalCode: '20099', houseNumber: '12' };
    expect(await completeAddress(shopOf('de'), typed)).toEqual({ ok: true, value: null });
  });
});

describe('a carrier', () => {
  const broken = (answer: () => Promise<never>): Places => ({
    points: { nearest: answer, find: answer },
    addresses: { complete: answer },
  });

  it('that fails is a value, not an error page', async () => {
    const fails = broken(() => Promise.reject(new Error('502')));
    const unavailable = { ok: false, refusal: { code: 'PlacesUnavailable' } };
    expect(await nearestPoints(shopOf('nl'), '5038 EA', usual, fails)).toEqual(unavailable);
    expect(await findPoint(shopOf('nl'), 'NL-0001', fails)).toEqual(unavailable);
    const typed = { postalCode: '2288 GK', houseNumber: '1' };
    expect(await completeAddress(shopOf('nl'), typed, fails)).toEqual(unavailable);
  });

  it('that never answers is not waited for', async () => {
    const signals: AbortSignal[] = [];
    const never: Places = {
      points: {
        nearest: (_code, _limit, signal) => {
          signals.push(signal);
          return new Promise<NearPoint[]>(() => {});
        },
        find: async () => null,
      },
      addresses: { complete: async () => null },
    };
    const result = await nearestPoints(shopOf('nl'), '5038 EA', usual, never);
    expect(result).toMatchObject({ ok: false });
    expect(signals[0]?.aborted).toBe(true);
  });
});
