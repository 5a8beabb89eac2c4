import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import { type ContentPlace, contentAddress } from './content-address.rules.ts';

/** JSON files by tenant, locale and identifier: edited elsewhere, kept here for a while. */
export type ContentBuckets = {
  /** @returns the parsed JSON, not yet checked; undefined: there is none, or it could not be fetched (logged) */
  read(place: ContentPlace): Promise<unknown>;
  /** Stops listening for changes. */
  close(): void;
};

export type ContentBucketsOptions = {
  /** http(s) address template, or the path template of files */
  readonly template: string;
  readonly events: Events;
  readonly log: Log;
};

const TIMEOUT_MS = 5000;
const FRESH_MS = 15 * 60_000;
/** A failed or missing file is asked for again after this time. */
const DEDUPE_MS = 3000;
const MAX_BYTES = 1_000_000;
const MAX_FILES = 1000;

/** `text`: what was read last, null where there was no file; undefined: nothing has been read yet */
type Entry = {
  value: unknown;
  text: string | null | undefined;
  until: number;
  loading: Promise<unknown> | null;
};

/**
 * Kept for 15 minutes; then the old value is still given while it is fetched anew. One fetch at a time per file, and
 * when that fails the last good value stays. Editors work elsewhere and tell nobody: the file that is found to read
 * otherwise than before is where the shop learns it, and says `content-changed`.
 */
export function createContentBuckets({ template, events, log }: ContentBucketsOptions): ContentBuckets {
  const entries = new LRUCache<string, Entry>({ max: MAX_FILES });
  const close = events.on((event) => {
    if (event.type !== 'content-changed') return;
    for (const entry of entries.values()) entry.until = 0;
  });

  async function load(address: string, entry: Entry, tenantId: string): Promise<unknown> {
    try {
      const text = (await fetchAny(address)) ?? null;
      const isNews = entry.text !== undefined && entry.text !== text;
      entry.value = text === null ? undefined : JSON.parse(text);
      entry.text = text;
      // before this one is fresh: what changed may be another file, too
      if (isNews) events.emit({ type: 'content-changed', tenantId });
      entry.until = performance.now() + (text === null ? DEDUPE_MS : FRESH_MS);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ address }, `Error on initial fetching data: ${reason}`);
      entry.until = performance.now() + DEDUPE_MS;
    } finally {
      entry.loading = null;
    }
    return entry.value;
  }

  return {
    close,
    async read(place) {
      const address = contentAddress(template, place);
      const known = entries.get(address);
      if (known && known.until > performance.now()) return known.value;
      const entry = known ?? { value: undefined, text: undefined, until: 0, loading: null };
      entries.set(address, entry);
      entry.loading ??= load(address, entry, place.tenant);
      return entry.value === undefined ? entry.loading : entry.value;
    },
  };
}

function fetchAny(address: string): Promise<string | undefined> {
  return /^https?:/.test(address) ? fetchText(address) : readText(address);
}

/** @returns undefined where there is no such file. @throws naming address and status on any other answer */
async function fetchText(address: string): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status} ${response.statusText}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`${address} is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
