import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadTenants } from '#tenants/load.ts';
import { addExternalCheck } from './external-check.ts';
import { createProofOfWork } from './security-check.ts';

const asked: string[] = [];
/** A provider: one answer is right, and one breaks it. */
const provider = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  asked.push(body);
  if (body.includes('broken')) return response.end('<html>');
  response.end(JSON.stringify({ success: body === 'secret=between+us&response=right' }));
});
provider.listen(0, '127.0.0.1');
await once(provider, 'listening');
afterAll(() => provider.close());

const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const own = createProofOfWork('a secret that only tests know');
const [tenant] = await loadTenants();
const settings = {
  ...{ script: `${origin}/api.js?render=explicit`, global: 'turnstile', siteKey: 'site-key' },
  ...{ verify: `${origin}/siteverify`, hosts: [] },
};
const faults: string[] = [];
const createContext = (securityCheck: typeof settings | null, clock = { now: () => new Date() }) =>
  ({
    tenant: { ...tenant, securityCheck },
    clock,
    log: { error: (_: object, text: string) => faults.push(text) },
  }) as unknown as RequestContext;

it('a tenant’s external provider shows the check and judges its answer', async () => {
  const check = addExternalCheck(own, 'between us');
  const ctx = createContext(settings);
  const { verify: _told, hosts: _allowed, ...shown } = settings;
  expect(JSON.parse(await check.begin(ctx))).toEqual({ kind: 'external', id: expect.any(String), ...shown });
  expect(await check.begin(ctx), 'a second one is shown anew').not.toBe(await check.begin(ctx));
  expect(await check.holds(ctx, 'right')).toBe(true);
  expect(await check.holds(ctx, 'wrong')).toBe(false);
  expect(asked).toEqual(['secret=between+us&response=right', 'secret=between+us&response=wrong']);
});

it('the external provider is not called for a missing or malformed answer', async () => {
  const before = asked.length;
  for (const answer of [null, '', 'x'.repeat(4001)])
    expect(await addExternalCheck(own, 'between us').holds(createContext(settings), answer)).toBe(false);
  expect(asked.length).toBe(before);
});

it('an unreachable external check lets nobody through and says so', async () => {
  const check = addExternalCheck(own, 'between us');
  const gone = { ...settings, verify: 'http://127.0.0.1:9/siteverify' };
  expect(await check.holds(createContext(gone), 'right')).toBe(false);
  expect(await check.holds(createContext(settings), 'broken')).toBe(false);
  expect(faults).toHaveLength(2);
});

it.each([
  ['without a provider', null, 'between us'],
  ['without a secret', settings, null],
] as const)('the shop’s own check is used %s', async (_, provided, secret) => {
  const begun = await addExternalCheck(own, secret).begin(createContext(provided));
  expect(JSON.parse(begun)).toMatchObject({ kind: 'proof-of-work' });
});
