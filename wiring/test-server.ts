import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { type LoadedSettings, loadSettings } from '#commerce/ground/config/environment.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { BUILD_FOLDER, HOME_FOLDER, PRODUCT_FOLDER } from '#retailer/folder.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { createDemoPictureSource } from '#tools/demo.ts';
import { build, isBuilt } from '#tools/start/build.ts';
import { startServer } from '../main.ts';
import { getPictureFolder } from './pictures/test-pictures.ts';
import { openSeededDatabase } from './test-seed.ts';

export type TestServerOptions = {
  /** demo products, default 120 */
  readonly size?: number;
  /** over those of an empty environment */
  readonly settings?: Partial<LoadedSettings>;
  /** instead of those shipped */
  readonly tenants?: readonly Tenant[];
  /** 0: every page is rendered for each request */
  readonly pageCacheBytes?: number;
  /** 0: every page queries the gateway */
  readonly sharedDataMs?: number;
  /** where the log goes instead of into memory */
  readonly log?: DestinationStream;
  /** instead of a seeded one; it stays open */
  readonly database?: Database;
  /** whether pictures that another test has drawn are used, and the new ones kept for the next; default: each is drawn */
  readonly keepsPictures?: boolean;
};

export type TestServer = {
  readonly port: number;
  readonly settings: LoadedSettings;
  readonly database: Database;
  /** address of a tenant's shop, without slash at the end, e.g. http://nl.localhost:41234 */
  getOrigin(tenantId: string): string;
  /** all lines logged so far */
  log(): string;
  close(): Promise<void>;
};

/**
 * The whole shop on a free port, with a database of its own and the demo catalogue: for journeys and measurements.
 * Search works from the first page on. Builds the pages when there is no current build of the sources.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  if (!existsSync(join(PRODUCT_FOLDER, BUILD_FOLDER, 'server/index.js')) || !isBuilt()) await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  if (options.keepsPictures) symlinkSync(getPictureFolder(), join(dataDir, 'pictures'));
  const port = await findFreePort();
  const settings = {
    ...loadSettings(
      { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', NODE_ENV: 'test' },
      HOME_FOLDER,
    ),
    ...options.settings,
  };
  const database = options.database ?? (await openSeededDatabase(options.size ?? 120));
  const lines: string[] = [];
  const log = options.log ?? { write: (line: string) => void lines.push(line) };
  const { pageCacheBytes, sharedDataMs, tenants } = options;
  const server = await startServer({
    settings,
    database,
    log,
    drawings: createDemoPictureSource(),
    ...(tenants && { tenants }),
    ...(pageCacheBytes !== undefined && { pageCacheBytes }),
    ...(sharedDataMs !== undefined && { sharedDataMs }),
  });
  await server.searchReady;
  return {
    port: server.port,
    settings,
    database,
    getOrigin: (tenantId) => settings.publicOrigins[tenantId] ?? '',
    log: () => lines.join(''),
    async close() {
      await server.close();
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
