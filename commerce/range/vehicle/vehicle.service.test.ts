import { expect, it } from 'vitest';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { loadTenants } from '#tenants/load.ts';
import { vehicles } from './vehicle.service.ts';

const [tenant] = await loadTenants();
if (!tenant) throw new Error('there is no tenant');
const warned: object[] = [];
const log = {
  debug() {},
  info() {},
  error() {},
  warn: (fields: object) => warned.push(fields),
} as unknown as Log;

it('the sandbox lists cars, each once and each with a size that can be on a tyre', async () => {
  const list = await vehicles({ tenant, log });
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(list.map(({ id }) => id)).toContain('volkswagen-golf-vii');
  for (const { tyres } of list) {
    expect(tyres.length).toBeGreaterThan(0);
    for (const { width, profile, rim } of tyres)
      expect([width >= 135, profile <= 80, rim >= 13]).not.toContain(false);
  }
});

it('a provider that fails is logged, and the finder does without', async () => {
  const failing = { list: () => Promise.reject(new TypeError('no')) };
  expect(await vehicles({ tenant, log }, failing)).toEqual([]);
  expect(warned).toEqual([{ tenant: tenant.id, reason: 'TypeError' }]);
});

it('a tenant without a provider has no vehicles', async () => {
  expect(await vehicles({ tenant: { ...tenant, vehicleData: null }, log })).toEqual([]);
});
