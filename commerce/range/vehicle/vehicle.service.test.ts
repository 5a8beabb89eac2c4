import { expect, it } from 'vitest';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { loadTenants } from '#tenants/load.ts';
import { listVehicles } from './vehicle.service.ts';

const [tenant] = await loadTenants();
if (!tenant) throw new Error('there is no tenant');
const warned: object[] = [];
const log = {
  debug() {},
  info() {},
  error() {},
  warn: (fields: object) => warned.push(fields),
} as unknown as Log;

it('the sandbox lists every car once with a size that exists for tyres', async () => {
  const list = await listVehicles({ tenant, log });
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(list.map(({ id }) => id)).toContain('volkswagen-golf-vii');
  for (const { tyres } of list) {
    expect(tyres.length).toBeGreaterThan(0);
    for (const { width, profile, rim } of tyres)
      expect([width >= 135, profile <= 80, rim >= 13]).not.toContain(false);
  }
});

it('a failing provider is logged and the finder works without it', async () => {
  const failing = { list: () => Promise.reject(new TypeError('no')) };
  expect(await listVehicles({ tenant, log }, failing)).toEqual([]);
  expect(warned).toEqual([{ tenant: tenant.id, reason: 'TypeError' }]);
});

it('a tenant without a provider has no vehicles', async () => {
  expect(await listVehicles({ tenant: { ...tenant, vehicleData: null }, log })).toEqual([]);
});
