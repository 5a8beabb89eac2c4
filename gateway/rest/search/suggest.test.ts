import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { Gateway } from '#gateway/gateway.ts';
import { loadTenants } from '#tenants/load.ts';
import { serveRest, silentLog } from '../test-rest-server.ts';
import { suggestRoute } from './suggest.ts';

const away = new GraphQLError('Something went wrong.', { extensions: { code: 'SERVICE_UNAVAILABLE' } });

test('the call suggests nothing while the database is away, as the search is possible without', async () => {
  const gateway = { execute: async () => ({ data: null, errors: [away] }) } as unknown as Gateway;
  const [tenant] = await loadTenants();
  const origin = await serveRest([suggestRoute({ gateway, log: silentLog })], tenant);
  const answer = await fetch(`${origin}/api/search/suggest?q=jurk`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ terms: [], categories: [], brands: [], products: [] });
});
