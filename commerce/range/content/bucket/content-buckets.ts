import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import type { CmsPages } from '../cms/cms-pages.ts';
import { buildContentAddress, type ContentPlace } from '../content-address.rules.ts';
import {
  type ContentPreview,
  type ContentPreviewOptions,
  createContentPreview,
} from '../preview/content-preview.ts';
import { BucketError, type BucketFault, type BucketFetch, createBucketFetch } from './bucket-fetch.ts';

/** Checks and parses a file's text. @throws with a message that names the field */
export type ReadFile<T> = (text: string) => T;

/** `failed`: it could not be read, and there is no earlier good version */
export type Found<T> =
  | { readonly state: 'found'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' };

/** JSON files by tenant, locale and identifier: edited outside of the shop, cached here for a while. */
export type ContentBuckets = {
  /** A file must always be read by the same `read`, since its value is cached. */
  find<T>(place: ContentPlace, read: ReadFile<T>): Promise<Found<T>>;
  /** The address of a file, by which a change names it. */
  getAddress(place: ContentPlace): string;
  /** Reads a tenant's loaded files again. @returns how many have changed */
  refresh(tenantId: string): Promise<number>;
  /** Pages that are not published yet; null if they cannot be shown. */
  readonly preview: ContentPreview | null;
  /** The id under which `/img` serves a picture that content uses: no other picture is drawn or fetched. */
  createPictureId(name: string): string;
  /** @returns the picture's own id; null if content does not use it */
  resolvePicture(id: string): string | null;
  /** Stops listening for changes. */
  close(): void;
};

export type ContentBucketsOptions = {
  /** http(s) or s3 address template, or the path template of files */
  readonly template: string;
  /** templates of tenants with buckets of their own, by tenant id */
  readonly templates?: ReadonlyMap<string, string>;
  /** pages of headless CMS, by tenant id */
  readonly cms?: ReadonlyMap<string, CmsPages>;
  readonly events: Events;
  readonly log: Log;
  readonly fetch?: BucketFetch;
  /** signs the ids of pictures that content uses; the same on all servers */
  readonly secret?: string;
  /** where unpublished files are, and the key that signs links to them; null if they are not shown */
  readonly unpublished?: ContentPreviewOptions | null;
  /** preserves last good versions across a restart; null if they are lost with the process */
  readonly lastGood?: LastGood | null;
  /** counts reads for metrics */
  readonly onRead?: (outcome: ReadOutcome) => void;
};

/** The latest version of files, by address; bounded, so any of them may be missing. Never rejects. */
export type LastGood = {
  /** @returns null if there is none */
  read(address: string): Promise<string | null>;
  /** @param text null if the file was deleted, and must not come back */
  write(address: string, text: string | null): Promise<void>;
};

/** The outcome of reading a file; after a fault the last good version is used. */
export type ReadOutcome = 'unchanged' | 'changed' | 'missing' | BucketFault;

const FRESH_MS = 15 * 60_000;
/** A failed or missing file is read again after this time. */
const DEDUPE_MS = 3000;
const MAX_FILES = 5000;
/** Total size of the texts that are cached. */
const MAX_BYTES = 64 * 1024 * 1024;
const REFRESHED_TOGETHER = 8;
const SIGNATURE = 16;
const readBuckets = createBucketFetch();

/** `text`: the latest version, null if there was no file, undefined if not read yet */
type Entry = {
  readonly address: string;
  readonly tenantId: string;
  readonly fetch: () => Promise<string | undefined>;
  readonly read: ReadFile<unknown>;
  value: unknown;
  text: string | null | undefined;
  failed: boolean;
  until: number;
  loading: Promise<void> | null;
};

/**
 * Files are cached for 15 minutes; then the old value is still returned while the file is read again. One read at a
 * time per file. When a file cannot be read or parsed, the last good version is used, which log and metrics report.
 * Editors work outside of the shop, which learns of a change when it finds the file changed, and then emits
 * `content-changed`.
 */
export function createContentBuckets(options: ContentBucketsOptions): ContentBuckets {
  const { events } = options;
  const entries = new LRUCache<string, Entry>({
    max: MAX_FILES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text, address }) => 500 + address.length + 2 * (text?.length ?? 0),
  });
  const close = events.on((event) => {
    if (event.type !== 'content-changed') return;
    const isMeant = ({ tenantId, address }: Entry) =>
      tenantId === event.tenantId && (event.documents?.includes(address) ?? true);
    for (const entry of entries.values()) if (isMeant(entry)) entry.until = 0;
  });

  const load = createLoader(options, entries);

  function start(entry: Entry): Promise<void> {
    entry.loading ??= load(entry).then(() => {
      entry.loading = null;
    });
    return entry.loading;
  }

  return {
    close,
    preview: options.unpublished ? createContentPreview(options.unpublished) : null,
    getAddress: (place) => resolveSource(options, place).address,
    async find<T>(place: ContentPlace, read: ReadFile<T>): Promise<Found<T>> {
      const source = resolveSource(options, place);
      const known = entries.get(buildKey(place.tenant, source.address));
      const entry = known ?? createEntry(source, place.tenant, read);
      if (!known) entries.set(buildKey(place.tenant, source.address), entry);
      if (entry.until <= performance.now()) {
        const loading = start(entry);
        if (entry.value === undefined) await loading;
      }
      if (entry.value !== undefined) return { state: 'found', value: entry.value as T };
      return { state: entry.failed ? 'failed' : 'missing' };
    },
    async refresh(tenantId) {
      const known = [...entries.values()].filter((entry) => entry.tenantId === tenantId);
      let changed = 0;
      while (known.length > 0) {
        const read = known.splice(0, REFRESHED_TOGETHER).map(load);
        changed += (await Promise.all(read)).filter(Boolean).length;
      }
      return changed;
    },
    ...createPictureNames(options.secret ?? 'pictures'),
  };
}

/** Reads a file again. @returns whether it has changed */
function createLoader(
  { events, log, onRead, lastGood }: ContentBucketsOptions,
  entries: LRUCache<string, Entry>,
): (entry: Entry) => Promise<boolean> {
  async function load(entry: Entry): Promise<boolean> {
    try {
      const text = (await entry.fetch()) ?? null;
      const value = text === null ? undefined : parseEntry(entry, text);
      onRead?.(getOutcome(entry, text));
      if (entry.text !== text) void lastGood?.write(entry.address, text);
      return take(entry, text, value);
    } catch (error) {
      if (entry.value === undefined) await restore(entry);
      keepLast(entry, error);
      return false;
    }
  }

  /** Restores the version from before the start: its schema may have changed since, so it is checked again. */
  async function restore(entry: Entry): Promise<void> {
    const text = (await lastGood?.read(entry.address)) ?? null;
    if (text === null) return;
    try {
      const value = parseEntry(entry, text);
      Object.assign(entry, { value, text });
    } catch (error) {
      log.warn({ err: error, address: entry.address }, 'the kept version of a file is of no use any more');
    }
  }

  function take(entry: Entry, text: string | null, value: unknown): boolean {
    const isNews = entry.text !== undefined && entry.text !== text;
    Object.assign(entry, { value, text, failed: false });
    // its size counts anew
    const { tenantId, address } = entry;
    const key = buildKey(tenantId, address);
    if (entries.peek(key) === entry) entries.set(key, entry);
    // stored before the entry counts as fresh
    if (isNews) events.emit({ type: 'content-changed', tenantId, documents: [address] });
    entry.until = performance.now() + (text === null ? DEDUPE_MS : FRESH_MS);
    return isNews;
  }

  function keepLast(entry: Entry, error: unknown): void {
    const fault = error instanceof BucketError ? error.fault : 'broken';
    const reason = error instanceof Error ? error.message : String(error);
    onRead?.(fault);
    log.error(
      { address: entry.address, tenant: entry.tenantId, fault, kept: entry.value !== undefined },
      `Error on initial fetching data: ${reason}`,
    );
    entry.failed = entry.value === undefined;
    entry.until = performance.now() + DEDUPE_MS;
  }

  return load;
}

/** Ids of the pictures that content uses, which only the shop can make. */
function createPictureNames(secret: string): Pick<ContentBuckets, 'createPictureId' | 'resolvePicture'> {
  return {
    createPictureId: (name) => `${name}.${signName(secret, name)}`,
    resolvePicture(id) {
      const dot = id.lastIndexOf('.');
      const name = id.slice(0, dot);
      const [given, expected] = [id.slice(dot + 1), signName(secret, name)].map((one) => Buffer.from(one));
      if (dot < 1 || !given || !expected || given.length !== expected.length) return null;
      return timingSafeEqual(given, expected) ? name : null;
    },
  };
}

function getOutcome(entry: Entry, text: string | null): ReadOutcome {
  if (text === null) return 'missing';
  return entry.text === text ? 'unchanged' : 'changed';
}

/** Tenants may share a bucket: each hears of a change by itself, since each has pages that show the file. */
function buildKey(tenantId: string, address: string): string {
  return `${tenantId} ${address}`;
}

type Source = Pick<Entry, 'address' | 'fetch'>;

/** The source of a file: the tenant's CMS for its pages, else the buckets. */
function resolveSource(
  { template, templates, cms, fetch = readBuckets }: ContentBucketsOptions,
  place: ContentPlace,
): Source {
  const pages = cms?.get(place.tenant);
  const own = pages?.getAddress(place) ?? null;
  if (pages && own !== null) return { address: own, fetch: () => pages.read(place) };
  const address = buildContentAddress(templates?.get(place.tenant) ?? template, place);
  return { address, fetch: () => fetch(address) };
}

function createEntry(source: Source, tenantId: string, read: ReadFile<unknown>): Entry {
  const unread = { value: undefined, text: undefined, failed: false, until: 0, loading: null };
  return { ...source, tenantId, read, ...unread };
}

/** @throws BucketError naming the address and the fault */
function parseEntry({ address, read }: Entry, text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BucketError('nonsense', `${address}: ${reason}`, { cause: error });
  }
}

function signName(secret: string, name: string): string {
  return createHmac('sha256', `content picture ${secret}`).update(name).digest('hex').slice(0, SIGNATURE);
}
