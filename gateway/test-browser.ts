import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Database } from '#commerce/ground/database/connection.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createProofOfWork } from '#commerce/people/identity/sign-in/security-check.ts';
import { createSessionKeys } from '#commerce/people/session/session-key.ts';
import { loadTenants } from '#tenants/load.ts';
import { createGateway } from './gateway.ts';
import { createCustomerRoute } from './rest/account/customer.ts';
import { createSessionKeyRoute } from './rest/account/session.ts';
import { createVoucherRoute } from './rest/account/voucher.ts';
import type { RestRoute } from './rest/call.ts';
import { createDeliveryCalendarRoute } from './rest/order/delivery-calendar.ts';
import { createInvoiceRoute } from './rest/order/invoice.ts';
import { createPaymentCodeRoute, createPaymentSlipRoute } from './rest/order/payment-slip.ts';
import { createOutboxRoutes } from './rest/outbox.ts';
import { searchHistoryRoutes } from './rest/search/search-history.ts';

const ignoreLog = () => {};

/** For tests: the gateway and the calls beside it on a free port, and browsers that visit it. It closes by itself. */
export async function startShopCalls(database: Database) {
  const tenants = await loadTenants();
  const failures: unknown[] = [];
  const log = {
    debug: ignoreLog,
    info: ignoreLog,
    warn: ignoreLog,
    error: (fields: object) => void failures.push(fields),
  };
  const keys = createSessionKeys('a secret that only tests know, of no use');
  const db = database.kysely;
  const gateway = createGateway({
    db,
    tenants,
    log,
    clock: systemClock,
    events: createEvents(),
    attempts: createAttempts(null),
    sessionKeys: keys,
    payments: { provider: null, getOrigin: () => 'http://shop.test', secret: 'of no use' },
    securityCheck: createProofOfWork('a secret that only tests know'),
    developmentPages: true,
  });
  const settings = { mailFrom: null, publicOrigins: { nl: 'https://nl.example' } };
  const routes: readonly RestRoute[] = [
    createSessionKeyRoute({ gateway, keys, log }),
    createCustomerRoute({ gateway, keys, log }),
    createInvoiceRoute({ gateway, log }),
    createPaymentSlipRoute({ gateway, log }),
    createPaymentCodeRoute({ gateway, log }),
    createDeliveryCalendarRoute({ gateway, log }),
    ...searchHistoryRoutes({ gateway, log }),
    createVoucherRoute({ gateway, log }),
    ...createOutboxRoutes({ db, tenants, settings }),
  ];
  const server = createServer((req, res) => {
    const pathname = new URL(req.url ?? '/', 'http://shop').pathname;
    const tenant = tenants.find(({ id }) => id === req.headers['x-tenant']);
    if (!tenant) return res.destroy();
    const call = { tenant, pathname, requestId: 'test', secure: false, clientAddress: '127.0.0.1' };
    const client = { address: '127.0.0.1', userAgent: null, secure: false };
    const route = routes.find(({ path }) =>
      path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
    );
    const answer = route
      ? route.handle(req, res, call)
      : gateway.handle(req, res, { tenant, requestId: 'test', log, client });
    answer.catch((error) => {
      failures.push(error);
      res.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    gateway.close();
    server.closeAllConnections();
    server.close();
  });
  return { gateway, tenants, log, failures, browser: (tenantId = 'nl') => createBrowser(origin, tenantId) };
}

export type Browser = ReturnType<typeof createBrowser>;

/** The browser of one visitor: it keeps its cookies. */
function createBrowser(origin: string, tenantId: string) {
  const jar = new Map<string, string>();
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-tenant': tenantId, ...(cookie && { cookie }), ...init.headers };
    const response = await fetch(origin + path, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const pair = set.split(';')[0] ?? '';
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }
  async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
    const response = await call('/api/gateway/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
  return { jar, call, ask };
}
