import { expect, test } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { defineExtension } from '#retailer/extension/extension.ts';
import { testGateway } from '../test-gateway.ts';
import { createExtensionRoutes } from './extension-calls.ts';
import { serveRest, silentLog } from './test-rest-server.ts';

const SECRET = 'a secret of the warehouse that nobody guesses';
const warehouse = defineExtension({
  ...{ name: 'warehouse', folder: import.meta.dirname, shop: '^1.0' },
  calls: {
    greeting: {
      method: 'GET',
      access: 'everybody',
      answer: async ({ query, headers }, { tenant }) => ({
        status: 200,
        body: { hello: query.name, tenant: tenant.id, sees: Object.keys(headers).includes('cookie') },
      }),
    },
    stock: {
      method: 'POST',
      access: 'secret',
      answer: async ({ body }) => ({ status: 200, body: { got: JSON.parse(body) } }),
    },
    broken: { method: 'GET', access: 'everybody', answer: async () => JSON.parse('{"status":700}') },
    huge: {
      method: 'GET',
      access: 'everybody',
      answer: async () => ({ status: 200, body: 'x'.repeat(2 ** 21) }),
    },
  },
});

const database = await testDatabase();
const { gateway, tenants } = await testGateway(database, { size: null });
const [first] = tenants;
if (!first) throw new Error('there is no tenant');
const withExtension = {
  ...first,
  activeExtensions: [
    { extension: warehouse, settings: {}, publicSettings: {}, secrets: { CALL_SECRET: SECRET } },
  ],
};
const routes = createExtensionRoutes({ gateway, log: silentLog }, [withExtension]);
const on = `${await serveRest(routes, withExtension)}/api/extensions/warehouse`;
const off = `${await serveRest(routes, first)}/api/extensions/warehouse`;

test('a call is answered as its extension says, which sees no cookie of the visitor', async () => {
  const response = await fetch(`${on}/greeting?name=Zo%C3%AB`, { headers: { cookie: 'session=1' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ hello: 'Zoë', tenant: first.id, sees: false });
});

test('a call of programs asks for its secret', async () => {
  const post = (authorization: string) =>
    fetch(`${on}/stock`, { method: 'POST', body: '{"sku":"A-1"}', headers: { authorization } });
  expect((await post('Bearer another secret of the same length as that')).status).toBe(401);
  expect((await post('')).status).toBe(401);
  expect(await (await post(`Bearer ${SECRET}`)).json()).toEqual({ got: { sku: 'A-1' } });
});

test('a call of an extension that is off in the tenant is not there', async () => {
  expect((await fetch(`${off}/greeting`)).status).toBe(404);
});

test.each(['broken', 'huge'])(
  'the answer of %s is a fault of the extension and not of the shop',
  async (call) => {
    const response = await fetch(`${on}/${call}`);
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toContain('problem+json');
  },
);
