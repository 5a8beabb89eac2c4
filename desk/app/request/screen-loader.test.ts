import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { DeskError, type DeskMember, type DeskRequest, storeDeskRequest } from './desk-request.ts';
import { loadScreen, loadTenantScreen, readReturnAddress } from './screen-loader.ts';

const shop = { tenantId: 'nl', name: 'Winkel', currency: 'EUR', locales: ['nl-NL'], rights: ['orders.read'] };
const member: DeskMember = {
  ...{ staffMemberId: 'm1', name: 'Ann', email: 'ann@example.org' },
  ...{ tenants: [shop], rightsEverywhere: ['audit.read'] },
};

function run(
  loader: ReturnType<typeof loadScreen>,
  address: string,
  { params = {}, desk = {} }: { params?: Record<string, string>; desk?: Partial<DeskRequest> } = {},
) {
  const context = new RouterContextProvider();
  storeDeskRequest(context, { member, lastTenant: null, remember: () => 0, ...desk } as DeskRequest);
  const request = new Request(`http://desk.localhost${address}`);
  return loader({ request, params, context } as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown,
  );
}

test('who has not signed in is sent to the sign-in and comes back to the same address', async () => {
  const answer = await run(
    loadScreen(null, async () => 'shown'),
    '/audit?from=2026-01-01',
    {
      desk: { member: null },
    },
  );
  expect((answer as Response).headers.get('location')).toBe('/sign-in?to=%2Faudit%3Ffrom%3D2026-01-01');
});

test('a missing right answers 403 and says which right, and in which shop', async () => {
  const nl = await run(
    loadTenantScreen('refunds.pay', async () => 'shown'),
    '/nl/x',
    { params: { tenant: 'nl' } },
  );
  expect(nl).toMatchObject({
    init: { status: 403 },
    data: { missingRight: 'refunds.pay', tenantName: 'Winkel' },
  });
  const all = await run(
    loadScreen('staff.manage', async () => 'shown'),
    '/staff',
  );
  expect(all).toMatchObject({
    init: { status: 403 },
    data: { missingRight: 'staff.manage', tenantName: null },
  });
});

test('a right in one shop shows its screens, and remembers the shop', async () => {
  const remembered: string[] = [];
  const remember = (_name: string, value: string) => remembered.push(value);
  const screen = loadTenantScreen('orders.read', async ({ tenant }) => tenant.name);
  expect(
    await run(screen, '/nl/orders', { params: { tenant: 'nl' }, desk: { remember } as Partial<DeskRequest> }),
  ).toBe('Winkel');
  expect(remembered).toEqual(['nl']);
});

test('a shop without rights looks like one that does not exist', async () => {
  const screen = loadTenantScreen('orders.read', async () => 'shown');
  for (const tenant of ['de', 'nowhere'])
    expect(await run(screen, `/${tenant}/orders`, { params: { tenant } })).toMatchObject({
      init: { status: 404 },
    });
});

test('a refusal of the interface becomes the page of its kind', async () => {
  const refuse = (code: string, details = {}) =>
    loadScreen(null, async () => {
      throw new DeskError('refused', { code, ...details });
    });
  expect(await run(refuse('NOT_FOUND'), '/audit')).toMatchObject({ init: { status: 404 } });
  expect(await run(refuse('FORBIDDEN', { right: 'audit.read' }), '/audit')).toMatchObject({
    init: { status: 403 },
    data: { missingRight: 'audit.read' },
  });
  expect((await run(refuse('UNAUTHENTICATED'), '/audit')) as Response).toMatchObject({ status: 302 });
});

test('the address to return to is never another site', () => {
  expect(readReturnAddress('/nl/orders?q=1')).toBe('/nl/orders?q=1');
  for (const given of ['//evil.example', '/\\evil.example', 'https://evil.example', '', null])
    expect(readReturnAddress(given)).toBe('/');
});
