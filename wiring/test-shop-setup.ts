import type { TestProject } from 'vitest/node';
import { findServerPrograms, startPrivateServer } from '#commerce/ground/database/test-server.ts';
import { loadTenants } from '#tenants/load.ts';
import { demoCustomer } from '#tools/demo.ts';
import { listMarkets } from './markets.ts';
import { startTestServer } from './test-server.ts';

const TENANT = 'nl';

/**
 * Before component tests: the whole shop, whose gateway their loaders ask, with a database on a PostgreSQL server of the
 * run. vitest.config.ts hands the calls on to it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findServerPrograms();
  if (!programs) throw new Error('no PostgreSQL for the component tests: install the postgresql package');
  const { url, stop } = await startPrivateServer(programs);
  process.env.JOURNEYS_DATABASE_URL = url;
  const [server, tenants] = await Promise.all([startTestServer({ size: 240 }), loadTenants()]);
  const tenant = tenants.find(({ id }) => id === TENANT);
  if (!tenant) throw new Error(`no tenant ${TENANT}`);
  const { publicOrigins, defaultTenant } = server.settings;
  project.provide('testShop', {
    tenant,
    markets: listMarkets(tenants, { publicOrigins, defaultTenant }),
    customer: { email: demoCustomer.getEmail(TENANT), password: demoCustomer.password },
  });
  process.env.TEST_SHOP_PORT = String(server.port);
  return async () => {
    await server.close();
    await stop();
  };
}
