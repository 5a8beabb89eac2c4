import { LRUCache } from 'lru-cache';
import { MISSING } from '#app/page/pages.ts';
import { S3Fifo } from '../s3-fifo.ts';
import type { Encoding, Ready, ReadyPage } from './cached-page.ts';

export type PageCacheOptions = {
  /** 0 if nothing is cached or shared, so every request renders its page (development, measurements) */
  readonly maxBytes: number;
  /** milliseconds since any fixed point, never going back */
  readonly now: () => number;
  /** called when an old page was sent and could not be rendered again in the background */
  readonly onRefreshError: (error: unknown, key: string) => void;
};

/** hit: fresh; stale: old, being rendered again; miss: rendered now */
export type CacheOutcome = 'hit' | 'stale' | 'miss';
export type Served = { readonly page: ReadyPage; readonly outcome: CacheOutcome };

type Entry = {
  readonly page: ReadyPage;
  /** with the tenant's scope in front */
  readonly tags: readonly string[];
  readonly madeAt: number;
  /** when the page's text stops being true */
  readonly endsAt: number;
  times: Times;
  refreshing: boolean;
};
/** A page that is being rendered, and the tags of its scope that have changed since it began. */
type Making = { readonly scope: string; readonly page: Promise<ReadyPage>; readonly changed: Set<string> };
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

/** The part of the memory for each encoding that few clients ask for; it is made of the kept one. */
const DERIVED = 1 / 16;

/**
 * Pages in memory, as they are sent: compressed, and counted so. A page is fresh for a while, then sent once more while
 * it is rendered again (stale while revalidate), and longer when rendering fails (stale if error); a page whose text
 * stops being true at a moment is not sent after it. A page is never rendered twice at the same time; pages that a
 * change affects are dropped at once. Which pages stay when there are more than fit is decided by {@link S3Fifo}.
 */
export class PageCache {
  readonly maxBytes: number;
  readonly #kept: S3Fifo<Entry>;
  readonly #derived: Readonly<Record<Exclude<Encoding, 'br'>, LRUCache<ReadyPage, Ready>>>;
  readonly #now: () => number;
  readonly #onRefreshError: PageCacheOptions['onRefreshError'];
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Making>();
  /** increases with each change of a scope: a request after a change does not wait for a rendering that began before */
  readonly #changes = new Map<string, number>();

  constructor({ maxBytes, now, onRefreshError }: PageCacheOptions) {
    this.maxBytes = maxBytes;
    this.#now = now;
    this.#onRefreshError = onRefreshError;
    this.#kept = new S3Fifo(maxBytes * (1 - 2 * DERIVED), (key, entry) => this.#forget(key, entry));
    const derived = (encoding: Encoding) =>
      new LRUCache<ReadyPage, Ready>({
        maxSize: Math.max(1, Math.floor(maxBytes * DERIVED)),
        sizeCalculation: ({ body }) => body.length + 1,
        fetchMethod: (page) => page.encode(encoding),
        // whoever waits gets the page, though it is dropped meanwhile; it is kept no longer then
        ignoreFetchAbort: true,
      });
    this.#derived = { identity: derived('identity'), gzip: derived('gzip') };
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
    const entry = this.#kept.get(key);
    if (!entry) return null;
    const now = this.#now();
    const age = now - entry.madeAt;
    if (now >= entry.endsAt) return null;
    if (age < entry.times.freshMs) return { page: entry.page, outcome: 'hit' };
    if (age >= entry.times.freshMs + entry.times.staleMs) return null;
    if (!entry.refreshing) this.#refresh(scope, key, entry, make);
    return { page: entry.page, outcome: 'stale' };
  }

  /**
   * The page from the cache, else from `make`, which runs once for all requests that wait for the same page.
   * @param scope the tenant; changes name it
   */
  async serve(scope: string, key: string, make: () => Promise<ReadyPage>): Promise<Served> {
    const known = this.lookUp(scope, key, make);
    if (known) return known;
    const old = this.#kept.get(key, false);
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
    this.#changes.set(scope, this.#countChanges(scope) + 1);
    const dropped = (tags ?? [ALL]).map((tag) => scopeTag(scope, tag));
    for (const making of this.#making.values())
      if (making.scope === scope) for (const tag of dropped) making.changed.add(tag);
    for (const tag of dropped) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#delete(key);
    for (const tag of aging)
      for (const key of this.#keysByTag.get(scopeTag(scope, tag)) ?? []) {
        const entry = this.#kept.get(key, false);
        if (entry) entry.times = { ...entry.times, staleMs: 0 };
      }
  }

  get bytes(): number {
    const { identity, gzip } = this.#derived;
    return this.#kept.size + identity.calculatedSize + gzip.calculatedSize;
  }

  get pages(): number {
    return this.#kept.count;
  }

  #refresh(scope: string, key: string, entry: Entry, make: () => Promise<ReadyPage>): void {
    entry.refreshing = true;
    this.#makeOnce(scope, key, make)
      .catch((error: unknown) => this.#onRefreshError(error, key))
      .finally(() => {
        entry.refreshing = false;
      });
  }

  #makeOnce(scope: string, key: string, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
    if (this.maxBytes === 0) return make();
    const change = this.#countChanges(scope);
    // a request after a change does not wait for a rendering that began before it
    const flight = `${change} ${key}`;
    const running = this.#making.get(flight);
    if (running) return running.page;
    const changed = new Set<string>();
    const page = make()
      .then((made) => this.#keep(scope, key, made, changed))
      .finally(() => this.#making.delete(flight));
    this.#making.set(flight, { scope, page, changed });
    return page;
  }

  /** @param changed tags that have changed while the page was rendered: it may show what was before */
  async #keep(scope: string, key: string, page: ReadyPage, changed: ReadonlySet<string>): Promise<ReadyPage> {
    const times = TIMES.get(page.status);
    if (!times || !page.mayBeKept) {
      // a page with a temporary failure, whole or in part, leaves the old one in place; a redirect replaces it
      if (!times && page.status < 500) this.#delete(key);
      return page;
    }
    await page.pack();
    const missing = page.status >= 400 ? [MISSING] : [];
    const tags = [ALL, ...missing, ...page.tags].map((tag) => scopeTag(scope, tag));
    if (tags.some((tag) => changed.has(tag))) return page;
    const old = this.#kept.get(key, false);
    if (old) this.#forget(key, old);
    const madeAt = this.#now();
    const entry = { page, tags, madeAt, endsAt: madeAt + page.holdsForMs, times, refreshing: false };
    if (this.#kept.set(key, entry, page.bytes + key.length)) this.#rememberTags(key, tags);
    return page;
  }

  #delete(key: string): void {
    const entry = this.#kept.delete(key);
    if (entry) this.#forget(key, entry);
  }

  #countChanges(scope: string): number {
    return this.#changes.get(scope) ?? 0;
  }

  #rememberTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  /** Forgets what belongs to an entry that is kept no longer. */
  #forget(key: string, { page, tags }: Entry): void {
    for (const derived of Object.values(this.#derived)) derived.delete(page);
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** the tag of every page of a scope */
const ALL = '*';

function scopeTag(scope: string, tag: string): string {
  return `${scope} ${tag}`;
}
