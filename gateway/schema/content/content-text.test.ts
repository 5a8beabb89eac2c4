import { expect, it } from 'vitest';
import type { GatewayContext } from '#gateway/context/context.ts';
import { loadTenants } from '#tenants/load.ts';
import { resolveLinkAddress } from './content-text.ts';

const tenant = (await loadTenants()).find(({ id }) => id === 'nl') ?? expect.fail('no nl');
const ctx = { tenant, locale: 'nl-NL' } as unknown as GatewayContext;

it.each([
  ['screen:contact', '/klantenservice/contact'],
  ['screen:contakt', null],
  ['screen:constructor', null],
  ['/dames/', '/dames/'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  [null, null],
])('a link to %s leads to %s', (target, address) => {
  expect(resolveLinkAddress(target, ctx)).toBe(address);
});
