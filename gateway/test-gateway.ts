import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { afterAll, inject } from 'vitest';
import type { Database } from '#commerce/ground/database/connection.ts';
import { createFilledServerDatabase } from '#commerce/ground/database/test-filled-server.ts';
import { createFilledDatabase } from '#commerce/ground/database/test-template.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { createEvents, type Events } from '#commerce/ground/kernel/events.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createProofOfWork } from '#commerce/people/identity/sign-in/security-check.ts';
import { createSessionKeys } from '#commerce/people/session/session-key.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import { seedDemo } from '#tools/demo.ts';
import { computeSourcesStamp } from '#wiring/sources-stamp.ts';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';

export const TEST_NOW = '2026-11-20T12:00:00Z';

export type TestGateway = {
  readonly gateway: Gateway;
  readonly events: Events;
  readonly tenants: readonly Tenant[];
  /** messages of the error log */
  readonly errors: string[];
  /** Runs an operation for a public page. @throws on errors in the answer, unless `errors: true` */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  query(tenantId: string, source: string, variables?: object, locale?: Locale): Promise<any>;
};

const SIZE = 150;
/** The sources that decide the demo in a database. */
const SOURCES = ['commerce', 'packages/demo', 'retailers', 'tenants', 'texts', 'package-lock.json'];

/**
 * For tests: a database on the tests' server with the demo of TEST_NOW, made once and copied afterwards, where the
 * gateway needs no demo of its own: `testGateway(database, { size: null })`. It closes itself after the file's tests.
 */
export async function testDemoDatabase(): Promise<Database> {
  const database = await createFilledServerDatabase(inject('testServerAdmin'), createDemoKey(), seedTestDemo);
  afterAll(() => database.close());
  return database;
}

/** Opens an embedded database with the same demo, read from an archive. It closes itself after the file's tests. */
export async function testEmbeddedDemoDatabase(): Promise<Database> {
  const database = await createFilledDatabase(createDemoKey(), seedTestDemo);
  afterAll(() => database.close());
  return database;
}

function createDemoKey(): string {
  return `demo ${SIZE} ${TEST_NOW} ${computeSourcesStamp(SOURCES)}`;
}

async function seedTestDemo(empty: Database): Promise<void> {
  await seedDemo(empty, { size: SIZE, tenants: await loadTenants(), now: new Date(TEST_NOW) });
}

/** For tests: a gateway over an opened database with a small demo catalogue, told from TEST_NOW. @param options.size null: no demo */
export async function testGateway(
  database: Database,
  options: { tenants?: readonly Tenant[]; size?: number | null } & Partial<GatewayOptions> = {},
): Promise<TestGateway> {
  const tenants = options.tenants ?? (await loadTenants());
  const { size = SIZE } = options;
  if (size !== null) await seedDemo(database, { size, tenants, now: new Date(TEST_NOW) });
  const events = createEvents();
  const errors: string[] = [];
  const ignoreLog = () => {};
  const log = {
    debug: ignoreLog,
    info: ignoreLog,
    warn: ignoreLog,
    error: (fields: object, message = '') => void errors.push(`${message} ${JSON.stringify(fields)}`),
  };
  const gateway = createGateway({
    db: database.kysely,
    clock: createFixedClock(TEST_NOW),
    attempts: createAttempts(null),
    developmentPages: true,
    payments: { provider: null, getOrigin: () => 'http://shop.test', secret: 'of no use' },
    securityCheck: createProofOfWork('a secret that only tests know'),
    sessionKeys: createSessionKeys('a secret that only tests know, of no use'),
    ...options,
    tenants,
    events,
    log,
  });
  return {
    gateway,
    events,
    tenants,
    errors,
    async query(tenantId, source, variables = {}, locale) {
      const tenant = tenants.find(({ id }) => id === tenantId);
      if (!tenant) throw new Error(`no tenant ${tenantId}`);
      const client = { address: '127.0.0.1', userAgent: null, secure: false };
      const chosen = locale ?? tenant.locales[0]?.locale ?? 'nl-NL';
      const asker = { tenant, locale: chosen, requestId: 'test', log, client, session: null };
      const { data, errors } = await gateway.execute(parse(source), variables, asker);
      if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '));
      return data;
    },
  };
}

/** For tests: the gateway on a free port, for one tenant. It closes itself after the file's tests. */
export async function listen({ gateway, tenants }: TestGateway, tenantId = 'nl'): Promise<string> {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`no tenant ${tenantId}`);
  const ignoreLog = () => {};
  const log = { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };
  const server = createServer((req, res) => {
    const client = { address: '127.0.0.1', userAgent: null, secure: false };
    gateway.handle(req, res, { tenant, requestId: 'test', log, client }).catch((error) => res.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/gateway/`;
}
