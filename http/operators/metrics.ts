import type { IncomingMessage } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { ServerLog } from '../calls/request-context.ts';
import type { CacheOutcome, PageCache } from '../pages/page-cache.ts';
import type { PageFolder } from '../pages/page-folder.ts';

export type RequestKind =
  | 'page-cached'
  | 'page-public'
  | 'page-personal'
  | 'static'
  | 'picture'
  | 'api'
  | 'operator'
  | 'desk-page'
  | 'desk-call'
  | 'refused';

type PageCacheSize = Pick<PageCache, 'bytes' | 'maxBytes' | 'pages'>;
type PageFolderSize = Pick<PageFolder, 'bytes' | 'maxBytes' | 'isOn'>;

export type Metrics = {
  readonly registry: Registry;
  request(kind: RequestKind, status: number, seconds: number): void;
  cache(outcome: CacheOutcome): void;
};

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(
  registry: Registry,
  cache: PageCacheSize,
  folder: PageFolderSize | null,
): Metrics {
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by handler and status',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the last byte handed to the socket',
    labelNames: ['kind'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  registerCacheSize(registry, cache, folder);
  const outcomes = cacheCounters(registry);
  const counted = new Map<string, { inc(): void }>();
  const timed = new Map<string, { observe(seconds: number): void }>();
  return {
    registry,
    request(kind, status, seconds) {
      // children are cached: looking them up by labels costs more than counting
      const name = kind + status;
      let counter = counted.get(name);
      if (!counter) {
        counter = requests.labels(kind, String(status));
        counted.set(name, counter);
      }
      counter.inc();
      let timer = timed.get(kind);
      if (!timer) {
        timer = durations.labels(kind);
        timed.set(kind, timer);
      }
      timer.observe(seconds);
    },
    cache: (outcome) => outcomes[outcome].inc(),
  };
}

const REPORT_EVERY_MS = 60_000;

/**
 * For a server whose TRUST_PROXY is 0: counts requests that have passed a proxy, and logs it once a minute. All shoppers
 * then share the proxy's address, its limits, and the refusals once these are reached. A client of a shop without a proxy
 * can send the header too.
 */
export function createProxyReport(
  registry: Registry,
  log: Pick<ServerLog, 'warn'>,
  now: () => number = () => performance.now(),
): (req: Pick<IncomingMessage, 'headers'>) => void {
  const counter = new Counter({
    name: 'http_untrusted_proxy_requests_total',
    help: 'Requests with X-Forwarded-For while TRUST_PROXY is 0: their clients share one address',
    registers: [registry],
  });
  let quietUntil = Number.NEGATIVE_INFINITY;
  return ({ headers }) => {
    if (headers['x-forwarded-for'] === undefined) return;
    counter.inc();
    if (now() < quietUntil) return;
    quietUntil = now() + REPORT_EVERY_MS;
    log.warn(
      {},
      'X-Forwarded-For arrives while TRUST_PROXY is 0: behind a proxy all clients share its address and limits',
    );
  };
}

function registerCacheSize(registry: Registry, cache: PageCacheSize, folder: PageFolderSize | null): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(read());
      },
    });
  gauge('page_cache_bytes', 'Memory taken by cached pages', () => cache.bytes);
  gauge('page_cache_limit_bytes', 'Memory that cached pages may take', () => cache.maxBytes);
  gauge('page_cache_pages', 'Pages in memory', () => cache.pages);
  gauge('page_folder_on', 'Whether pages are also kept in files', () => Number(folder?.isOn ?? false));
  gauge('page_folder_bytes', 'Files of pages', () => folder?.bytes ?? 0);
  gauge('page_folder_limit_bytes', 'Bytes that files of pages may take', () => folder?.maxBytes ?? 0);
}

function cacheCounters(registry: Registry): Record<CacheOutcome, Counter> {
  const createCounter = (name: string, help: string) => new Counter({ name, help, registers: [registry] });
  return {
    hit: createCounter('page_cache_hits_total', 'Public pages sent from memory, fresh'),
    stale: createCounter('page_cache_stale_total', 'Public pages sent from memory while being made anew'),
    recalled: createCounter('page_folder_hits_total', 'Public pages sent from their files'),
    miss: createCounter('page_cache_misses_total', 'Public pages that had to be made'),
  };
}
