import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#tools/start/ensure-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const LEFT_OUT = /^(?:[.]git|[.]react-router|[.]cache|node_modules|build|data|coverage|[.]env)$/;
const START_TIMEOUT_MS = 120_000;

/** This repository once more, with packages but without a build or data: what a test changes in it is its own. */
export type OwnCopy = {
  readonly folder: string;
  /** @param file path from the repository's root @throws when `from` is not in it */
  edit(file: string, from: string, to: string): Promise<void>;
  /** `npm run dev` on an empty database: serves 60 products when it returns. @returns the port */
  startDev(databaseUrl: string): Promise<number>;
  /** Ends what runs in it too. */
  remove(): Promise<void>;
};

/** In `data/`, which git and the checks leave alone and which is on the disk of the packages. */
export async function createOwnCopy(): Promise<OwnCopy> {
  await mkdir(join(ROOT, 'data'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'data/copy-'));
  for (const { name } of await readdir(ROOT, { withFileTypes: true }))
    if (!LEFT_OUT.test(name)) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await linkAll(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  let running: ChildProcess | undefined;
  return {
    folder,
    async edit(file, from, to) {
      const before = await readFile(join(folder, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(join(folder, file), before.replace(from, to));
    },
    async startDev(databaseUrl) {
      const port = await findFreePort();
      running = spawn(process.execPath, ['tools/start.js', '--dev'], {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          PORT: String(port),
          DATA_DIR: 'data',
          DATABASE_URL: databaseUrl,
          DEMO_SIZE: '60',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await waitUntilServing(running);
      return port;
    },
    async remove() {
      if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Settles when the printed output shows a serving shop. @throws when it ends before, or after 2 min */
export function waitUntilServing(child: ChildProcess): Promise<void> {
  let all = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`the copy does not serve: ${reason}\n${all}`));
    const timer = setTimeout(() => fail('too slow'), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      all += chunk;
      if (!all.includes('Ctrl-C stops')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(`ended with ${code}`));
  });
}

/** Hard links: 500 MB of packages in a second. What caches them (node_modules/.vite) stays behind. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.vite' || entry.name === '.cache') continue;
    if (entry.isDirectory()) await linkAll(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
    else await link(source, target);
  }
}
