import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * A text that changes when a source changes. Takes milliseconds: it reads sizes and times only.
 * @param paths files and folders, relative to the repository or absolute
 */
export function computeSourcesStamp(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash: Hash, path: string): void {
  const stat = statSync(resolve(ROOT, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(resolve(ROOT, path)).sort()) addTo(hash, `${path}/${name}`);
}
