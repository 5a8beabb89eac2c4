import { join } from 'node:path';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { LastGood } from '#commerce/range/content/bucket/content-buckets.ts';
import { createDiskCache, type DiskCache } from '#http/disk-cache.ts';

/** Bytes on the disk; past it, the files that were used longest ago go. */
const CAPACITY = 64 * 1024 * 1024;
/** Stands where a file is gone: no file of a bucket is empty, for that is no JSON. */
const GONE = Buffer.alloc(0);
/** Files of this machine are there whenever the shop is. */
const REMOTE = /^(https?|s3):/;

/**
 * Stores the last good version of content below DATA_DIR: while a bucket is away, a shop that restarts shows what it
 * showed before. A disk that refuses costs no page, and is reported once.
 */
export function createLastGoodContent(
  dataDir: string,
  log: Pick<Log, 'warn'>,
  cache: Pick<DiskCache, 'read' | 'write'> = createDiskCache(join(dataDir, 'content'), CAPACITY),
): LastGood {
  let isRefused = false;
  async function read(address: string): Promise<string | null> {
    if (!REMOTE.test(address)) return null;
    const bytes = await cache.read(address);
    return bytes === null || bytes.length === 0 ? null : bytes.toString('utf8');
  }
  return {
    read,
    async write(address, text) {
      if (!REMOTE.test(address)) return;
      // visitors ask for any number of pages that there never were
      if (text === null && (await read(address)) === null) return;
      try {
        await cache.write(address, text === null ? GONE : Buffer.from(text));
      } catch (error) {
        if (!isRefused) log.warn({ err: error, address }, 'content could not be kept on the disk');
        isRefused = true;
      }
    },
  };
}
