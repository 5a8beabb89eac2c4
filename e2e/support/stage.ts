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

/**
 * The shop and a browser beside it, whose visitors are gone first. The browser serves all files of a worker: what visitors
 * keep is in their contexts.
 */
export function openBrowserStage(options: Options): BrowserStage {
  const stage = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    [stage.server, stage.browser] = await Promise.all([
      startTestServer({ keepsPictures: true, ...options }),
      sharedBrowser(),
    ]);
  });
  afterAll(async () => {
    await Promise.all((stage.browser?.contexts() ?? []).map((context) => context.close()));
    await stage.server?.close();
  });
  return stage;
}

let shared: Promise<Browser> | undefined;

/** A new one where none is open, or where the last has crashed. */
async function sharedBrowser(): Promise<Browser> {
  const open = await shared;
  if (open?.isConnected()) return open;
  shared = openBrowser();
  return shared;
}
