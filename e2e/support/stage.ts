import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';
import { openBrowser } from './browser.ts';

export type Stage = { readonly server: TestServer };
export type BrowserStage = Stage & { readonly browser: Browser };

type Options = Parameters<typeof startTestServer>[0];

/** The shop for the tests of a file: there before the first of them and their other set-up, gone after the last. */
export function openStage(options: Options): Stage {
  const stage = {} as { server: TestServer };
  beforeAll(async () => {
    stage.server = await startTestServer(options);
  });
  afterAll(() => stage.server?.close());
  return stage;
}

/** The shop and a browser beside it, which is gone first. */
export function openBrowserStage(options: Options): BrowserStage {
  const stage = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    [stage.server, stage.browser] = await Promise.all([startTestServer(options), openBrowser()]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.server?.close();
  });
  return stage;
}
