import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { RestRoute } from './call.ts';

const ignoreLog = () => {};

/** For tests: a log that drops every line. */
export const silentLog: Log = { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };

/** For tests: serves the calls of one tenant on a free port until the file's tests are over. @returns its origin */
export async function serveRest(routes: readonly RestRoute[], tenant: Tenant | undefined): Promise<string> {
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://shop');
    const route = routes.find(({ path }) =>
      path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
    );
    if (!route || !tenant) return res.destroy();
    route
      .handle(req, res, { requestId: 'test', tenant, pathname, secure: false, clientAddress: '127.0.0.1' })
      .catch((error) => res.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
