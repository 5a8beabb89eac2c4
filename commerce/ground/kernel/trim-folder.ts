import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type FolderBounds = {
  /** names of the files that may go; others are left alone */
  readonly names: RegExp;
  /** sum of the files' sizes */
  readonly maxBytes: number;
  /** since a file was last written, milliseconds */
  readonly maxAgeMs: number;
};

/**
 * Deletes files that are older than the bound, and then the oldest until the rest is small enough. A folder that does not
 * exist is empty; a file that somebody else deletes meanwhile is gone.
 *
 * @param now milliseconds since 1970
 * @returns how many files were deleted
 */
export async function trimFolder(folder: string, bounds: FolderBounds, now: number): Promise<number> {
  const files = await listFiles(folder, bounds.names);
  const outdated = files.filter(({ writtenAt }) => now - writtenAt > bounds.maxAgeMs);
  const newestFirst = files
    .filter((file) => !outdated.includes(file))
    .sort((a, b) => b.writtenAt - a.writtenAt);
  let bytes = 0;
  const tooMany = newestFirst.filter((file) => {
    bytes += file.bytes;
    return bytes > bounds.maxBytes;
  });
  const unwanted = [...outdated, ...tooMany];
  for (const { path } of unwanted) await rm(path, { force: true });
  return unwanted.length;
}

async function listFiles(folder: string, names: RegExp) {
  const found: { readonly path: string; readonly bytes: number; readonly writtenAt: number }[] = [];
  for (const name of await readdir(folder).catch(ignoreMissing)) {
    if (!names.test(name)) continue;
    const path = join(folder, name);
    const file = await stat(path).catch(ignoreMissing);
    if ('mtimeMs' in file && file.isFile()) found.push({ path, bytes: file.size, writtenAt: file.mtimeMs });
  }
  return found;
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
