import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  /** of the stored files; 0 until they have been counted, with the first that is written */
  readonly bytes: number;
  /** The stored bytes, or null when there are none or they cannot be read. */
  read(key: string): Promise<Buffer | null>;
  /** Stores bytes under a key; rejects when the disk refuses. */
  write(key: string, bytes: Buffer): Promise<void>;
}

interface Entry {
  path: string;
  bytes: number;
  usedAt: number;
}

/** After eviction the cache holds at most this part of its capacity. */
const EVICT_TO = 0.85;

async function listEntries(directory: string): Promise<Entry[]> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const entries: Entry[] = [];
  for (const name of names) {
    if (name.isFile()) {
      const path = join(name.parentPath, name.name);
      const info = await stat(path).catch(() => null);
      if (info) {
        entries.push({ path, bytes: info.size, usedAt: Math.max(info.atimeMs, info.mtimeMs) });
      }
    }
  }
  return entries;
}

/**
 * A cache of files below `directory` of about `capacity` bytes: when it is full, the files that were used longest ago
 * are deleted. A file appears complete or not at all (written under another name, then renamed).
 */
export function createDiskCache(directory: string, capacity: number): DiskCache {
  let held: Promise<number> | null = null;
  let counted = 0;
  let evicting = false;

  function getPath(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return join(directory, name.slice(0, 2), name.slice(2));
  }

  async function evict(): Promise<number> {
    const entries = (await listEntries(directory)).sort((a, b) => a.usedAt - b.usedAt);
    let total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of entries) {
      if (total <= capacity * EVICT_TO) {
        break;
      }
      await rm(entry.path, { force: true });
      total -= entry.bytes;
    }
    return total;
  }

  async function countHeldBytes(bytes: number): Promise<void> {
    held ??= listEntries(directory).then((entries) => entries.reduce((sum, entry) => sum + entry.bytes, 0));
    held = held.then((total) => total + bytes);
    counted = await held;
    if (counted > capacity && !evicting) {
      evicting = true;
      held = evict().finally(() => {
        evicting = false;
      });
      // a failure may pass: the size is counted again next time
      held.catch(() => {
        held = null;
      });
      counted = await held;
    }
  }

  return {
    get bytes() {
      return counted;
    },
    read: (key) => readFile(getPath(key)).catch(() => null),
    async write(key, bytes) {
      const path = getPath(key);
      const aside = join(directory, `${randomUUID()}.part`);
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(aside, bytes);
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true }).catch(() => undefined);
        throw error;
      }
      await countHeldBytes(bytes.length);
    },
  };
}
