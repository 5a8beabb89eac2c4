import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { keepVouchers } from '#commerce/buying/voucher/campaign.service.ts';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { createAttempts, UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { createEvents, type Events } from '#commerce/ground/kernel/events.ts';
import { addExternalCheck } from '#commerce/people/identity/sign-in/external-check.ts';
import { createProofOfWork } from '#commerce/people/identity/sign-in/security-check.ts';
import { createSessionKeys } from '#commerce/people/session/session-key.ts';
import { createBucketFetch } from '#commerce/range/content/bucket/bucket-fetch.ts';
import { provideSearchEngine } from '#commerce/range/search-api/search-engine.ts';
import { InteractionCounter } from '#commerce/service/web-vitals/interaction-counter.ts';
import { createGateway } from '#gateway/gateway.ts';
import { isOutage } from '#gateway/mask-error.ts';
import type { FileRoute } from '#http/files/file-route.ts';
import { loadStaticFiles } from '#http/files/static-files.ts';
import { createShopServer, type ShopServer } from '#http/http-server.ts';
import { createMetricsGuard } from '#http/limits/metrics-guard.ts';
import { createRateLimits, NO_RATE_LIMITS } from '#http/limits/rate-limits.ts';
import { drainServer } from '#http/operators/stop-server.ts';
import { createPageHandler } from '#http/pages/page-handler.ts';
import { loadPlainTexts } from '#http/pages/plain-texts.ts';
import { PublicData, SHARED_MS } from '#http/pages/public-data.ts';
import type { PictureSource } from '#http/pictures/pictures.ts';
import type { SecondApplication } from '#http/second-application.ts';
import { BUILD_FOLDER, DESK_BUILD_FOLDER } from '#retailer/folder.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { createApiRoutes } from '#wiring/api-routes.ts';
import { dropChangedPages } from '#wiring/changed-pages.ts';
import { connectServers, type Servers } from '#wiring/connect-servers.ts';
import { cutOffBy } from '#wiring/cut-off.ts';
import { createDesk } from '#wiring/desk.ts';
import { createFileRoutes } from '#wiring/files.ts';
import { boundHeapGrowth } from '#wiring/heap-growth.ts';
import { runBackgroundJobs } from '#wiring/jobs/background.ts';
import type { RunCommand } from '#wiring/jobs/import-inbox.ts';
import { createPayments, filterOfferedMethods } from '#wiring/jobs/payments.ts';
import { createLastGoodContent } from '#wiring/last-good-content.ts';
import { createLogger } from '#wiring/logger.ts';
import { addMarkdown } from '#wiring/markdown/markdown-pages.ts';
import { listMarkets } from '#wiring/markets.ts';
import { dropMissedPages, openPageFolder } from '#wiring/page-folder.ts';
import { executeFor, type PageAnswer } from '#wiring/page-queries.ts';
import { ensureReady } from '#wiring/ready.ts';
import { startSearch } from '#wiring/search.ts';
import { watchState } from '#wiring/state-metrics.ts';
import { createWorkMetrics, type WorkMetrics } from '#wiring/work-metrics.ts';
import type { ServedSearch, WorkerLink } from '#wiring/workers/worker-link.ts';

export type StartOptions = {
  readonly settings: LoadedSettings;
  /** migrated; stays open when the server closes */
  readonly database: Database;
  /** where the log goes; standard output when absent */
  readonly log?: DestinationStream;
  /** the tenants' folders are read when absent */
  readonly tenants?: readonly Tenant[];
  /** draws pictures from their ids, as the demo's; without it only pictures of the catalogue's own are served */
  readonly drawings?: PictureSource;
  /** memory for public pages instead of the setting's; 0 keeps none */
  readonly pageCacheBytes?: number;
  /** how long public pages share an answer of the gateway, default 3 s; 0 for not at all */
  readonly sharedDataMs?: number;
  /** renders the sources as they are, with reload; without it the build in `build/` is served */
  readonly dev?: ViteDevServer;
  /** the same for the desk, which is built by itself: Vite starts when the desk is first asked for */
  readonly devDesk?: () => Promise<ViteDevServer>;
  /** does the commands that are handed over while this process has the embedded database open */
  readonly commands?: (shop: ShopForCommands) => RunCommand;
  /** the process that holds what the machine needs once; absent where this process is alone */
  readonly worker?: WorkerLink | null;
};

/** The context that a command works with inside the running shop: pages hear of what it changes. */
export type ShopForCommands = {
  readonly settings: LoadedSettings;
  readonly database: Database;
  readonly tenants: readonly Tenant[];
  readonly events: Events;
};

export type RunningServer = {
  /** port that it listens on */
  readonly port: number;
  /** settles when the catalogue has been read; until then lists are the database's own, without facets */
  readonly searchReady: Promise<void>;
  /**
   * Is not ready from now on, serves on for as long as the settings say, then stops accepting, finishes running
   * requests (10 s at most) and background work.
   */
  close(): Promise<void>;
};

const BUILD = join(import.meta.dirname, BUILD_FOLDER);
const DESK_BUILD = join(import.meta.dirname, DESK_BUILD_FOLDER);

/** Wires database, commerce, gateway and storefront into one listening server. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  boundHeapGrowth();
  const { settings, database, dev, drawings, worker = null } = options;
  const { log, flush } = openLog(options);
  const db = database.kysely;
  const all = options.tenants ?? (await loadTenants());
  const events = createEvents((error) => log.error({ err: error }, 'a listener of events failed'));
  const { payments, sandbox } = createPayments(settings, { db, log, events, tenants: all });
  const tenants = filterOfferedMethods(all, payments);
  const servers = await connectServers(settings.redisUrl, log);
  const { attempts, rateLimits } = createLimits(settings, servers);
  const work = createWorkMetrics();
  const interactions = new InteractionCounter(systemClock);
  const gatewayLog = work.gatewayLog(log);
  const guards = createGuards(settings);
  await keepVouchers({ db, clock: systemClock }, tenants);
  const search = worker
    ? joinWorkers(worker, events)
    : startSearch({ settings, database, tenants, events, servers, log });
  const ownEvents = worker ? omitRelayed(events, worker) : events;
  watchState(work.registry, { pool: database.pool, search, events: ownEvents });
  const gateway = createGateway({
    ...{ db, tenants, clock: systemClock, events, attempts, payments },
    log: gatewayLog,
    content: createContentOptions(settings, work, log),
    ...guards,
    developmentPages: settings.devPages,
  });
  const { pageCacheBytes, shared } = getCacheSizes(options);
  // of several workers none reads the change log, without which a folder cannot tell which of its pages are true
  const keepsFolder = pageCacheBytes > 0 && worker === null;
  const pages = openPageFolder(keepsFolder ? settings : { ...settings, pageFolderBytes: 0 }, log);
  const own = createFileRoutes(settings, { gateway, db, tenants, rateLimits, drawings, log });
  const deskServices = { db, tenants, clock: systemClock, events, attempts, payments, log };
  const shop = createShopServer({
    tenants,
    defaultTenant: settings.defaultTenant,
    publicOrigins: settings.publicOrigins,
    render: createPages(options, { tenants, execute: executeFor(gateway, shared, work, search), log }),
    api: createApiRoutes({
      ...{ gateway, ...guards, sandbox, db, tenants, settings },
      ...{ inp: work.inp, interactions, log: gatewayLog },
    }),
    files: [await createOwnFiles(dev && (async () => dev), BUILD), ...own.files],
    plainTexts: await loadPlainTexts(tenants, (fault) => log.warn({ fault }, 'a text is missing')),
    ready: () => ensureReady(database, search, settings.role),
    isOutage,
    ...{ rateLimits, cutOffIn: cutOffBy(systemClock), trustProxy: settings.trustProxy },
    mayMeasure: createMetricsGuard({ ...settings, token: settings.metricsToken }),
    secondApplication: await openDesk(options, deskServices),
    pageCacheBytes,
    pageFolder: pages.folder,
    registry: work.registry,
    ...(worker && { readMetrics: worker.shareMetrics(work.registry) }),
    strict: settings.nodeEnv !== 'production',
    log,
  });
  const unsubscribe = dropChangedPages({
    ...{ shop, shared, events, tenants },
    isIndexed: search.isAnswering(),
    servers: worker ? { ...servers, tell: (change) => worker.isRelaying() || servers.tell(change) } : servers,
  });
  const from = await dropMissedPages(db, pages.folder, shop, tenants);
  const counted = { onDelivery: work.mail, onRound: work.round };
  const background = {
    ...{ db, clock: systemClock, events, log, tenants, payments, interactions, ...counted },
    ...{ from, pageFolder: pages.folder, search },
  };
  const runCommand = options.commands?.({ settings, database, tenants, events }) ?? null;
  const jobs = runBackgroundJobs(settings, background, gateway, {
    runCommand,
    isWorker: worker !== null,
    ownWorkOnly: settings.role === 'web' || worker?.runsJobs === false,
  });
  return {
    port: await listen(shop, settings),
    searchReady: search.waitUntilReady(),
    close: runInTurn([
      () => drainServer(shop, settings.drainMs),
      unsubscribe,
      own.close,
      () => jobs.stop(),
      () => gateway.close(),
      () => search.close(),
      () => servers.close(),
      pages.close,
      flush,
    ]),
  };
}

/** The index of the machine answers, and other workers' events are heard here. */
function joinWorkers(worker: WorkerLink, events: Events): ServedSearch {
  worker.shareEvents(events);
  provideSearchEngine(events, worker.search);
  return worker.search;
}

/** Events that happen in this process: those of other workers are counted there. */
function omitRelayed({ on }: Events, worker: WorkerLink): Pick<Events, 'on'> {
  return {
    on: (listener) =>
      on((event) => {
        if (!worker.isRelaying()) listener(event);
      }),
  };
}

function openLog({ settings, database: { outages }, log: destination }: StartOptions) {
  const logger = createLogger(settings.logLevel, destination);
  outages.on('began', (err) =>
    logger.log.error({ err }, 'the embedded database stopped; it is opened again'),
  );
  outages.on('ended', () => logger.log.warn({}, 'the embedded database works again'));
  return logger;
}

type DeskServices = Omit<Parameters<typeof createDesk>[0], 'deskOrigin' | 'build' | 'mode' | 'files'>;

/** @returns null for a shop that has no address for its desk */
async function openDesk(
  { settings: { deskOrigin }, devDesk }: StartOptions,
  services: DeskServices,
): Promise<SecondApplication | null> {
  if (deskOrigin === null) return null;
  const build = buildSource(devDesk, DESK_BUILD);
  const files = await createOwnFiles(devDesk, DESK_BUILD);
  return createDesk({ ...services, deskOrigin, build, files, mode: devDesk ? 'development' : 'production' });
}

type PageParts = Pick<Parameters<typeof createPageHandler>[0], 'tenants' | 'execute' | 'log'>;

function createPages({ settings, dev }: StartOptions, parts: PageParts) {
  const pages = createPageHandler({
    build: buildSource(dev && (async () => dev), BUILD),
    mode: dev ? 'development' : 'production',
    stock: settings.stockPages || dev !== undefined,
    markets: listMarkets(parts.tenants, settings),
    developmentPages: settings.devPages,
    ...parts,
  });
  return addMarkdown(pages, parts);
}

function runInTurn(steps: readonly (() => unknown)[]): () => Promise<void> {
  return async () => {
    for (const step of steps) await step();
  };
}

/** Counted together by all servers; off for load tests. */
function createLimits({ rateLimit }: LoadedSettings, { redis }: Servers) {
  if (!rateLimit) return { attempts: UNLIMITED_ATTEMPTS, rateLimits: NO_RATE_LIMITS };
  return { attempts: createAttempts(redis), rateLimits: createRateLimits(redis) };
}

/** Where content comes from, and who counts its reads. */
function createContentOptions(settings: LoadedSettings, { contentRead }: WorkMetrics, log: Log) {
  const { contentUrl, contentSecret, contentStore, sessionSecret, dataDir } = settings;
  const fetch = createBucketFetch(contentStore);
  const unpublished =
    contentSecret === null
      ? null
      : {
          template: settings.contentPreviewUrl,
          secret: contentSecret,
          fetch: createBucketFetch(contentStore, settings.contentPreviewAuthorization),
        };
  const lastGood = createLastGoodContent(dataDir, log);
  return { template: contentUrl, unpublished, fetch, secret: sessionSecret, onRead: contentRead, lastGood };
}

/** The values that the shop signs and checks with its secret. */
function createGuards({ sessionSecret, securityCheckSecret }: LoadedSettings) {
  return {
    sessionKeys: createSessionKeys(sessionSecret),
    securityCheck: addExternalCheck(createProofOfWork(sessionSecret), securityCheckSecret),
  };
}

/** While developing nothing is kept: the sources change under it. */
function getCacheSizes({ dev, settings, pageCacheBytes, sharedDataMs = SHARED_MS }: StartOptions) {
  const shared = new PublicData<PageAnswer>({
    sharedMs: dev ? 0 : sharedDataMs,
    isShareable: ({ errors }) => !errors,
  });
  return { pageCacheBytes: dev ? 0 : (pageCacheBytes ?? settings.pageCacheBytes), shared };
}

type OpenVite = () => Promise<ViteDevServer>;

function buildSource(dev: OpenVite | undefined, folder: string): () => Promise<ServerBuild> {
  if (dev)
    return async () =>
      (await (await dev()).ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  let build: Promise<ServerBuild> | undefined;
  return () => {
    build ??= import(join(folder, 'server/index.js'));
    return build;
  };
}

type BuildFiles = FileRoute & SecondApplication['files'];

/** The build's files, or Vite's while developing. */
async function createOwnFiles(dev: OpenVite | undefined, folder: string): Promise<BuildFiles> {
  return dev ? createViteFiles(dev) : loadStaticFiles(join(folder, 'client'));
}

/** Vite's own addresses, and sources; the data of pages (`….data`) are pages. */
const VITES = /^\/(@|node_modules\/|storefront\/|app\/|build\/)|\.(?!data$)[\w]+$/;

function createViteFiles(dev: OpenVite): BuildFiles {
  return {
    kind: 'static',
    matches: (pathname) => VITES.test(pathname),
    async respond(req, res) {
      const { middlewares } = await dev();
      return new Promise((resolve) => {
        res.once('close', () => resolve(true));
        middlewares(req, res, () => resolve(false));
      });
    },
  };
}

async function listen({ http }: ShopServer, { port, host }: LoadedSettings): Promise<number> {
  http.listen(port, host);
  await once(http, 'listening');
  return (http.address() as AddressInfo).port;
}
