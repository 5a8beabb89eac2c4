import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Another process has the embedded database open; two writers would destroy it. */
export class DatabaseLockedError extends Error {
  readonly pid: number;

  constructor(path: string, pid: number) {
    super(
      `the embedded database is in use by process ${pid} (${path}). ` +
        'Stop that process, or give this one another DATA_DIR.',
    );
    this.name = 'DatabaseLockedError';
    this.pid = pid;
  }
}

const heldHere = new Set<string>();

/**
 * Takes the lock file, which names the process and when it started, so that a process id used again after a
 * crash or in a new container is not taken for the old process.
 *
 * @returns a function that gives the lock back
 * @throws DatabaseLockedError when a living process holds it
 */
export function lockDatabase(path: string): () => void {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(path)) {
      heldHere.add(path);
      return () => {
        if (heldHere.delete(path)) rmSync(path, { force: true });
      };
    }
    const held = readLock(path);
    if (held === null) continue;
    const pid = Number.parseInt(held, 10);
    if (heldHere.has(path)) throw new DatabaseLockedError(path, process.pid);
    if (held === readProcessIdentity(pid)) throw new DatabaseLockedError(path, pid);
    setAside(path, held);
  }
  throw new Error(`could not take the lock ${path}`);
}

function tryCreate(path: string): boolean {
  try {
    writeFileSync(path, `${readProcessIdentity(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Removes a dead process's lock. Renaming first: of two processes doing this at once only one gets the file. */
function setAside(path: string, expected: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const got = readLock(aside);
  if (got === expected) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

/** `<pid> <start>` of a living process, else null. The start time is known on Linux only. */
function readProcessIdentity(pid: number): string | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return null;
  }
  return `${pid} ${readProcessStart(pid)}`;
}

function readProcessStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the start time is field 22, the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
