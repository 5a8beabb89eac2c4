import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';
import { openBrowser } from './browser.ts';

export type Stage = { readonly server: TestServer };
export type BrowserStage = Stage & { readonly browser: Browser };

type Options = Parameters<typeof startTestServer>[0];

const servers = new Set<TestServer>();

/** What the shops that run have logged as errors: keep-traces.ts says it beside a journey that failed. */
export function readLoggedErrors(): string[] {
  return [...servers].flatMap((server) =>
    server
      .log()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"/.test(line)),
  );
}

async function startServer(options: Options): Promise<TestServer> {
  const server = await startTestServer(options);
  servers.add(server);
  return server;
}

async function closeServer(server: TestServer | undefined): Promise<void> {
  if (!server) return;
  servers.delete(server);
  await server.close();
}

/** The shop for the tests of a file: there before the first of them and their other set-up, gone after the last. */
export function openStage(options: Options): Stage {
  const stage = {} as { server: TestServer };
  beforeAll(async () => {
    stage.server = await startServer(options);
  });
  afterAll(() => closeServer(stage.server));
  return stage;
}

/**
 * The shop and a browser beside it, whose visitors are gone first. The browser serves all files of a worker: what visitors
 * keep is in their contexts.
 */
export function openBrowserStage(options: Options): BrowserStage {
  const stage = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    [stage.server, stage.browser] = await Promise.all([
      startServer({ keepsPictures: true, ...options }),
      getSharedBrowser(),
    ]);
  });
  afterAll(async () => {
    await closeVisitors(stage.browser);
    await closeServer(stage.server);
  });
  return stage;
}

/**
 * The shop of all files that change no settings and no more of its data than a shopper does: started once in a worker,
 * with 240 articles, in stock again for each file, in which customers' baskets are empty: a sign-in with a full one goes
 * on to the order. A start takes four seconds of processor time.
 */
export function openSharedStage(): Stage {
  const stage = {} as { server: TestServer };
  beforeAll(async () => {
    stage.server = await getSharedServer();
  });
  return stage;
}

/** The shop of `openSharedStage` and a browser beside it, whose visitors are gone afterwards. */
export function openSharedBrowserStage(): BrowserStage {
  const stage = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    [stage.server, stage.browser] = await Promise.all([getSharedServer(), getSharedBrowser()]);
  });
  afterAll(() => closeVisitors(stage.browser));
  return stage;
}

let started: Promise<TestServer> | undefined;

async function getSharedServer(): Promise<TestServer> {
  started ??= startShared();
  const server = await started;
  await refill(server);
  return server;
}

async function startShared(): Promise<TestServer> {
  const server = await startServer({ size: 240, keepsPictures: true });
  await server.database.pool.query('create table stock_at_start as table stock');
  return server;
}

/** Earlier files have bought, and left something in the basket of the demo customer. */
async function refill({ database }: TestServer): Promise<void> {
  await database.pool.query(
    `update stock set quantity = s.quantity from stock_at_start s
      where (stock.tenant_id, stock.variant_id) = (s.tenant_id, s.variant_id) and stock.quantity <> s.quantity`,
  );
  await database.pool.query('delete from basket where customer_id is not null');
}

async function closeVisitors(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

let shared: Promise<Browser> | undefined;

/** A new one where none is open, or where the last has crashed. */
async function getSharedBrowser(): Promise<Browser> {
  const open = await shared;
  if (open?.isConnected()) return open;
  shared = openBrowser();
  return shared;
}
