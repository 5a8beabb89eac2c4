import { LRUCache } from 'lru-cache';
import { MISSING } from '#app/page/pages.ts';
import { hashGhost, S3Fifo } from '../s3-fifo.ts';
import type { Encoding, Ready, ReadyPage } from './cached-page.ts';
import { ChangedTags } from './changed-tags.ts';
import type { FiledChange, PageFolder } from './page-folder.ts';

export type PageCacheOptions = {
  /** 0 if nothing is cached or shared, so every request renders its page (development, measurements) */
  readonly maxBytes: number;
  /** milliseconds since 1970, never going back while the process runs */
  readonly now: () => number;
  /** where pages that return are found again, after a restart too; null for none */
  readonly folder?: PageFolder | null;
  /** called when an old page was sent and could not be rendered again in the background */
  readonly onRefreshError: (error: unknown, key: string) => void;
};

/** hit: fresh; stale: old, being rendered again; recalled: from the folder; miss: rendered now */
export type CacheOutcome = 'hit' | 'stale' | 'recalled' | 'miss';
export type Served = { readonly page: ReadyPage; readonly outcome: CacheOutcome };

/** The changes of a scope: what they drop, and what they age. */
type Changes = { readonly dropped: ChangedTags; readonly aged: ChangedTags };
type Entry = {
  readonly changes: Changes;
  readonly page: ReadyPage;
  readonly tags: readonly string[];
  /** when its rendering began: it shows no later change */
  readonly begunAt: number;
  readonly madeAt: number;
  /** when the page's text stops being true */
  readonly endsAt: number;
  times: Times;
  /** changes until then have been applied */
  checkedAt: number;
  /** whether the folder has it, or must not */
  isFiled: boolean;
};
/** `staleMs`: sent while it is rendered again; `keptMs`: sent when that fails */
type Times = { readonly freshMs: number; readonly staleMs: number; readonly keptMs: number };

const DAY_MS = 86_400_000;

/**
 * Statuses that may be cached, and for how long. A page has prices, so an old one is sent for minutes only; during an
 * outage, for a day. A 404 is cached briefly, since the page may come to exist.
 */
const TIMES: ReadonlyMap<number, Times> = new Map([
  [200, { freshMs: 60_000, staleMs: 600_000, keptMs: DAY_MS }],
  [301, { freshMs: 60_000, staleMs: 600_000, keptMs: DAY_MS }],
  [404, { freshMs: 10_000, staleMs: 0, keptMs: 0 }],
  [410, { freshMs: 60_000, staleMs: 0, keptMs: 0 }],
]);

/**
 * Cache-Control for shared caches before the server, by status (RFC 5861). A page whose text could stop being true
 * while such a cache still keeps it must be revalidated each time.
 * @param holdsForMs how long the page's text stays true
 */
export function formatSharedCacheControl(status: number, holdsForMs = Number.POSITIVE_INFINITY): string {
  const times = TIMES.get(status);
  if (!times) return 'private, no-store';
  const formatSeconds = (ms: number) => ms / 1000;
  if (holdsForMs < 2 * (times.freshMs + times.staleMs))
    return `public, max-age=0, s-maxage=0, stale-if-error=${formatSeconds(times.keptMs)}`;
  const fresh = `public, max-age=0, s-maxage=${formatSeconds(times.freshMs)}`;
  if (times.staleMs === 0) return fresh;
  return `${fresh}, stale-while-revalidate=${formatSeconds(times.staleMs)}, stale-if-error=${formatSeconds(times.keptMs)}`;
}

/** Renderings at the same time of pages that are sent while they are rendered: requests that wait for one come first. */
const MOST_REFRESHED = 4;
/** Addresses that are remembered as requested once. */
const MOST_SEEN = 65_536;

/** The part of the memory for each encoding that few clients ask for; it is made of the kept one. */
const DERIVED = 1 / 16;

/**
 * Pages in memory, as they are sent: compressed, and counted so. A page is fresh for a while, then sent once more while
 * it is rendered again (stale while revalidate), and longer when rendering fails (stale if error); a page whose text
 * stops being true at a moment is not sent after it. A page is never rendered twice at the same time; pages that a
 * change affects are not sent any more. Which pages stay when there are more than fit is decided by {@link S3Fifo};
 * those that were requested twice are also in the folder, and come back from it under the same rules.
 */
export class PageCache {
  readonly maxBytes: number;
  readonly #kept: S3Fifo<Entry>;
  readonly #derived: Readonly<Record<Exclude<Encoding, 'br'>, LRUCache<ReadyPage, Ready>>>;
  readonly #now: () => number;
  readonly #onRefreshError: PageCacheOptions['onRefreshError'];
  readonly #folder: PageFolder | null;
  readonly #making = new Map<string, Promise<ReadyPage>>();
  readonly #refreshed = new Set<string>();
  readonly #seen = new LRUCache<string, true>({ max: MOST_SEEN });
  readonly #changes = new Map<string, Changes>();
  #lastTick = 0;

  constructor({ maxBytes, now, onRefreshError, folder = null }: PageCacheOptions) {
    this.maxBytes = maxBytes;
    this.#now = now;
    this.#onRefreshError = onRefreshError;
    this.#folder = maxBytes > 0 ? folder : null;
    this.#kept = new S3Fifo(maxBytes * (1 - 2 * DERIVED), (_, { page }) => this.#forget(page));
    const derived = (encoding: Encoding) =>
      new LRUCache<ReadyPage, Ready>({
        maxSize: Math.max(1, Math.floor(maxBytes * DERIVED)),
        sizeCalculation: ({ body }) => body.length + 1,
        fetchMethod: (page) => page.encode(encoding),
        // a request that waits gets its page even if a change drops that meanwhile; the cache does not keep it then
        ignoreFetchAbort: true,
      });
    this.#derived = { identity: derived('identity'), gzip: derived('gzip') };
    for (const change of folder?.changes ?? []) this.#apply(...change);
  }

  /** A page in an encoding; undefined if it has to be encoded first. */
  encoded(page: ReadyPage, encoding: Encoding): Ready | undefined {
    return page.getEncoded(encoding) ?? (encoding === 'br' ? undefined : this.#derived[encoding].get(page));
  }

  /** A page in an encoding. One that others may ask for in the same encoding is kept in it for a while. */
  async encode(page: ReadyPage, encoding: Encoding): Promise<Ready> {
    const ready = this.encoded(page, encoding);
    if (ready || encoding === 'br' || !page.mayBeKept) return ready ?? page.encode(encoding);
    return this.#derived[encoding].forceFetch(page);
  }

  /** A page that can be sent now, or null; `make` refreshes it in the background when it is no longer fresh. */
  lookUp(scope: string, key: string, make: () => Promise<ReadyPage>): Served | null {
    const entry = this.#find(key);
    if (!entry) return null;
    const now = this.#now();
    const age = now - entry.madeAt;
    if (now >= entry.endsAt || age >= entry.times.freshMs + entry.times.staleMs) return null;
    if (!entry.isFiled) this.#file(key, entry);
    if (age < entry.times.freshMs) return { page: entry.page, outcome: 'hit' };
    this.#refresh(scope, key, make);
    return { page: entry.page, outcome: 'stale' };
  }

  /**
   * The page from the cache, else from `make`, which runs once for all requests that wait for the same page.
   * @param scope the tenant; changes name it
   */
  async serve(scope: string, key: string, make: () => Promise<ReadyPage>): Promise<Served> {
    const known = this.lookUp(scope, key, make);
    if (known) return known;
    if (this.#folder && (await this.#recall(scope, key, this.#folder))) {
      const recalled = this.lookUp(scope, key, make);
      if (recalled) return { page: recalled.page, outcome: 'recalled' };
    }
    const old = this.#find(key, false);
    if (!old || this.#now() - old.madeAt >= old.times.keptMs) {
      return { page: await this.#makeOnce(scope, key, make), outcome: 'miss' };
    }
    try {
      const page = await this.#makeOnce(scope, key, make);
      return page.status < 500 ? { page, outcome: 'miss' } : { page: old.page, outcome: 'stale' };
    } catch (error) {
      this.#onRefreshError(error, key);
      return { page: old.page, outcome: 'stale' };
    }
  }

  /**
   * Drops a tenant's pages that have one of these tags, all of the tenant's if there is no list.
   * @param aging tags of pages that are sent for as long as they are fresh, and no longer while they are rendered again
   */
  invalidate(scope: string, tags: readonly string[] | null, aging: readonly string[] = []): void {
    const at = this.#tick();
    this.#folder?.note([scope, tags, aging, at]);
    this.#apply(scope, tags, aging, at);
  }

  #apply(...[scope, tags, aging, at]: FiledChange): void {
    this.#lastTick = Math.max(this.#lastTick, at);
    const changes = this.#getChanges(scope);
    changes.dropped.add(tags, at);
    if (aging.length > 0) changes.aged.add(aging, at);
    if (tags === null)
      for (const [key, entry] of this.#kept) if (entry.changes === changes) this.#delete(key);
  }

  get bytes(): number {
    const { identity, gzip } = this.#derived;
    return this.#kept.size + identity.calculatedSize + gzip.calculatedSize;
  }

  get pages(): number {
    return this.#kept.count;
  }

  /** The page in memory, unless a change has made it old. */
  #find(key: string, isUse = true): Entry | undefined {
    const entry = this.#kept.get(key, isUse);
    if (!entry) return undefined;
    const { dropped, aged } = entry.changes;
    if (entry.checkedAt >= dropped.latestAt) return entry;
    if (dropped.hasChanged(entry.tags, entry.begunAt)) return this.#delete(key);
    if (aged.hasChanged(entry.tags, entry.begunAt)) entry.times = { ...entry.times, staleMs: 0 };
    entry.checkedAt = dropped.latestAt;
    return entry;
  }

  #refresh(scope: string, key: string, make: () => Promise<ReadyPage>): void {
    if (this.#refreshed.has(key) || this.#refreshed.size >= MOST_REFRESHED) return;
    this.#refreshed.add(key);
    this.#makeOnce(scope, key, make)
      .catch((error: unknown) => this.#onRefreshError(error, key))
      .finally(() => this.#refreshed.delete(key));
  }

  #makeOnce(scope: string, key: string, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
    if (this.maxBytes === 0) return make();
    const changes = this.#getChanges(scope);
    // a request after a change does not wait for a rendering that began before it
    const flight = `${changes.dropped.latestAt} ${key}`;
    const running = this.#making.get(flight);
    if (running) return running;
    const begunAt = this.#tick();
    const page = make()
      .then((made) => this.#keep(changes, key, made, begunAt))
      .finally(() => this.#making.delete(flight));
    this.#making.set(flight, page);
    return page;
  }

  async #keep(changes: Changes, key: string, page: ReadyPage, begunAt: number): Promise<ReadyPage> {
    if (!TIMES.has(page.status) || !page.mayBeKept) {
      // a page with a temporary failure, whole or in part, leaves the old one in place; a redirect replaces it
      if (!TIMES.has(page.status) && page.status < 500) this.#delete(key);
      return page;
    }
    await page.pack();
    const returns = this.#kept.get(key, false) !== undefined || this.#seen.delete(hashGhost(key));
    const entry = this.#put(changes, key, { page, begunAt, madeAt: this.#now() });
    if (!entry || entry.isFiled) return page;
    if (returns) this.#file(key, entry);
    else this.#seen.set(hashGhost(key), true);
    return page;
  }

  /** @returns undefined if a change has made the page old, while it was rendered or since */
  #put(
    changes: Changes,
    key: string,
    { page, begunAt, madeAt }: Pick<Entry, 'page' | 'begunAt' | 'madeAt'>,
    isFiled = !this.#folder || !page.mayBeFiled,
  ): Entry | undefined {
    const times = TIMES.get(page.status);
    const tags = page.status >= 400 ? [MISSING, ...page.tags] : page.tags;
    if (!times || changes.dropped.hasChanged(tags, begunAt)) return undefined;
    const old = this.#kept.get(key, false);
    if (old) this.#forget(old.page);
    const endsAt = madeAt + page.holdsForMs;
    const entry = { changes, page, tags, begunAt, madeAt, endsAt, times, checkedAt: begunAt, isFiled };
    this.#kept.set(key, entry, page.bytes + key.length);
    return entry;
  }

  /** Takes a page of the folder into memory. @returns whether it did */
  async #recall(scope: string, key: string, folder: PageFolder): Promise<boolean> {
    const filed = await folder.read(key);
    if (!filed) return false;
    const known = this.#kept.get(key, false);
    if (known && known.begunAt >= filed.begunAt) return true;
    return this.#put(this.#getChanges(scope), key, filed, true) !== undefined;
  }

  #file(key: string, entry: Entry): void {
    entry.isFiled = this.#folder?.write(key, entry) ?? true;
  }

  #delete(key: string): undefined {
    const entry = this.#kept.delete(key);
    if (entry) this.#forget(entry.page);
  }

  #forget(page: ReadyPage): void {
    for (const derived of Object.values(this.#derived)) derived.delete(page);
  }

  #getChanges(scope: string): Changes {
    let changes = this.#changes.get(scope);
    if (!changes) {
      changes = { dropped: new ChangedTags(), aged: new ChangedTags() };
      this.#changes.set(scope, changes);
    }
    return changes;
  }

  /** The time, later at each call: of a change and a rendering, one came first. */
  #tick(): number {
    this.#lastTick = Math.max(this.#lastTick + TICK_MS, this.#now());
    return this.#lastTick;
  }
}

const TICK_MS = 0.001;
