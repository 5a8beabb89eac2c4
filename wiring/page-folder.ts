import { createHmac } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import { DatabaseLockedError, lockDatabase } from '#commerce/ground/database/database-lock.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { endOfLog, readMissedChanges } from '#commerce/range/catalogue/change-log.ts';
import { readSteadyTime, type ShopServer } from '#http/http-server.ts';
import { PageFolder } from '#http/pages/page-folder.ts';
import { BUILD_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';
import type { SearchEngine } from '#search/engine/engine.types.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { readPageChange } from './page-changes.ts';
import { computeSourcesStamp } from './sources-stamp.ts';

/** All that a page is made of, beside settings and catalogue. */
const SOURCES = [
  ...['main.ts', 'wiring', 'http', 'gateway', 'commerce', 'forms', 'storefront/app', 'texts', 'tenants'],
  ...['packages', 'retailer', join(BUILD_FOLDER, 'server'), 'package-lock.json'],
  ...['tenants', 'texts', 'extensions', 'theme.css', 'shop.config.ts', 'package-lock.json'].map((name) =>
    join(RETAILER_FOLDER, name),
  ),
];
/** Entries of the log are deleted after an hour. */
const LOG_REACHES_BACK_MS = 45 * 60_000;
const MARK_EVERY_MS = 15_000;

/**
 * The folder of this build's and these settings' pages in DATA_DIR; those of others are deleted.
 * @returns null if no pages are to be kept in files, or another process has the folder
 */
export function openPageFolder(
  settings: LoadedSettings,
  log: Pick<Log, 'warn'>,
): { readonly folder: PageFolder | null; close(): Promise<void> } {
  const none = { folder: null, close: async () => {} };
  if (settings.pageFolderBytes === 0) return none;
  const root = join(settings.dataDir, 'pages');
  try {
    mkdirSync(root, { recursive: true });
    const unlock = lockDatabase(join(root, 'lock'));
    const name = buildFolderName(settings);
    const removed = removeOthers(root, name).catch((err: unknown) => log.warn({ err }, 'old pages are left'));
    const folder = new PageFolder({
      folder: join(root, name),
      maxBytes: settings.pageFolderBytes,
      now: readSteadyTime,
      onOff: (err) => log.warn({ err }, 'pages are kept in memory only: DATA_DIR/pages cannot be written'),
    });
    const close = async () => {
      await removed;
      folder.close();
      unlock();
    };
    return { folder, close };
  } catch (err) {
    const reason = err instanceof DatabaseLockedError ? 'another server has' : 'cannot write';
    log.warn({ err }, `pages are kept in memory only: ${reason} DATA_DIR/pages`);
    return none;
  }
}

/**
 * Drops the pages in files that the catalogue has outrun while no server of this folder ran.
 * @returns the place in the log from which on changes have to be reported
 */
export async function dropMissedPages(
  db: Kysely<DB>,
  folder: PageFolder | null,
  shop: Pick<ShopServer, 'invalidate'>,
  tenants: readonly Pick<Tenant, 'id'>[],
) {
  if (!folder?.mark) {
    folder?.forgetAll();
    return endOfLog(db);
  }
  const { changes, position } = await readMissedChanges(db, folder.mark.horizon);
  if (changes === null || folder.mark.at < readSteadyTime() - LOG_REACHES_BACK_MS) {
    folder.forgetAll();
    return position;
  }
  for (const { id: tenantId } of tenants) {
    const here = changes.filter((change) => change.tenantId === null || change.tenantId === tenantId);
    if (here.length === 0) continue;
    const productIds = [...new Set(here.flatMap(({ productId }) => productId ?? []))];
    const isOfProducts = here.every(({ productId }) => productId !== null);
    const change = isOfProducts
      ? // what the lists were is not known: any of them may have other members
        readPageChange({
          ...{ type: 'search-changed', tenantId, productIds },
          lists: { members: await listCategories(db, tenantId), facts: [] },
        })
      : readPageChange({ type: 'category-changed', tenantId });
    if (change) shop.invalidate(tenantId, change.tags);
  }
  return position;
}

/** Notes how far the log has been followed: a start reads the changes from there on. */
export function createPageMarkJob(
  db: Kysely<DB>,
  folder: PageFolder,
  { waitUntilReported }: { waitUntilReported(): Promise<void> },
  search: Pick<SearchEngine, 'waitUntilSettled'>,
): Job {
  return {
    name: 'page-mark',
    everyMs: MARK_EVERY_MS,
    async performRound(signal) {
      const { horizon } = await endOfLog(db);
      const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => stop(), { once: true });
      const followed = waitUntilReported().then(() => search.waitUntilSettled());
      await Promise.race([followed, stopped]);
      if (!signal.aborted) folder.note({ horizon, at: readSteadyTime() });
    },
  };
}

async function listCategories(db: Kysely<DB>, tenantId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from category where tenant_id = ${tenantId}`.execute(
    removeTenantGuard(db, 'names its tenant'),
  );
  return rows.map(({ id }) => id);
}

/** The same for the same build and settings; without the secret that is in it nobody can guess settings by it. */
function buildFolderName(settings: LoadedSettings): string {
  const text = JSON.stringify(settings, (_, value: unknown) => (value instanceof Set ? [...value] : value));
  return createHmac('sha256', settings.sessionSecret)
    .update(`${process.version} ${computeSourcesStamp(SOURCES)} ${text}`)
    .digest('hex')
    .slice(0, 16);
}

async function removeOthers(root: string, name: string): Promise<void> {
  for (const other of readdirSync(root))
    if (other !== name && other !== 'lock') await rm(join(root, other), { recursive: true, force: true });
}
