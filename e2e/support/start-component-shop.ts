import type { TestProject } from 'vitest/node';
import { findServerPrograms, startPrivateServer } from '#commerce/ground/database/test-server.ts';
import type { ActiveExtension } from '#retailer/extension/extension.ts';
import { loadTenants } from '#tenants/load.ts';
import { demoCustomer } from '#tools/demo.ts';
import { listMarkets } from '#wiring/markets.ts';
import { startTestServer } from '#wiring/test-server.ts';
import { prepareBuyers } from './component-buyers.ts';

const TENANT = 'nl';

/** An extension that asks for something with an order; it has no functions, as it is handed to the tests' browser. */
const testErp: ActiveExtension = {
  settings: {},
  publicSettings: {},
  secrets: {},
  extension: {
    ...{ name: 'test-erp', folder: '/', shop: '*' },
    fields: {
      order: [
        {
          ...{ key: 'costCentre', type: 'text', maxLength: 20, label: { nl: 'Kostenplaats' } },
          pattern: { source: 'K\\d+', message: { nl: 'Een kostenplaats begint met K.' } },
        },
      ],
    },
  },
};

/**
 * Before component tests: the whole shop, whose gateway their loaders ask, with a database on a PostgreSQL server of the
 * run. vitest.config.ts hands the calls on to it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findServerPrograms();
  if (!programs) throw new Error('no PostgreSQL for the component tests: install the postgresql package');
  const { url, stop } = await startPrivateServer(programs);
  process.env.JOURNEYS_DATABASE_URL = url;
  const tenants = (await loadTenants()).map((shipped) => ({ ...shipped, activeExtensions: [testErp] }));
  const server = await startTestServer({ size: 240, tenants });
  const tenant = tenants.find(({ id }) => id === TENANT);
  if (!tenant) throw new Error(`no tenant ${TENANT}`);
  const { publicOrigins, defaultTenant } = server.settings;
  project.provide('testShop', {
    tenant,
    markets: listMarkets(tenants, { publicOrigins, defaultTenant }),
    customer: { email: demoCustomer.getEmail(TENANT), password: demoCustomer.password },
    buyers: await prepareBuyers(server),
  });
  process.env.TEST_SHOP_PORT = String(server.port);
  return async () => {
    await server.close();
    await stop();
  };
}
