import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PRODUCT_FOLDER } from '#retailer/folder.ts';
import { findFreePort } from '#tools/start/ensure-port.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { waitUntilServing } from './support/own-copy.ts';

const run = promisify(execFile);
const PRODUCT_COMMANDS = join(PRODUCT_FOLDER, 'tools/retailer.js');
const MINUTES_5 = 300_000;

let folder: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  await mkdir(join(PRODUCT_FOLDER, 'data'), { recursive: true });
  folder = join(await mkdtemp(join(PRODUCT_FOLDER, 'data/retailer-')), 'wood-shop');
  const command = ['tools/shop.ts', 'new', folder, '--name', 'Holzhaus', '--from', 'de'];
  await run(process.execPath, command, { cwd: PRODUCT_FOLDER });
});
afterEach(async () => {
  if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit');
});
afterAll(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true, maxRetries: 5 });
  const builds = join(PRODUCT_FOLDER, 'build/retailers');
  for (const name of await readdir(builds))
    if (name.startsWith('wood-shop-')) await rm(join(builds, name), { recursive: true });
});

it('a folder that the command wrote has types that fit the product’s and passes its own tests', {
  timeout: MINUTES_5,
}, async () => {
  const inFolder = { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME } };
  for (const command of ['check', 'test'])
    await expect(
      run(process.execPath, [PRODUCT_COMMANDS, command], inFolder),
      command,
    ).resolves.toBeDefined();
});

it('a folder outside the product is a shop with its own name, texts and theme', {
  timeout: MINUTES_5,
}, async () => {
  await mkdir(join(folder, 'texts/de-DE'), { recursive: true });
  await writeFile(join(folder, 'texts/de-DE/own.json'), '{ "shell.skip": "Gleich zu den Möbeln" }');
  const port = await startShop();
  const who = createHttpVisitor(`http://de.localhost:${port}`);
  const { status, body } = await who.get('/');
  expect(status).toBe(200);
  expect(body).toContain('Holzhaus</title>');
  expect(body).toContain('Gleich zu den Möbeln');
  const [, sheet = ''] = /href="(\/assets\/theme-[^"]+\.css)"/.exec(body) ?? [];
  expect((await who.get(sheet)).body).toContain('--sunken');
});

it('a text that the product does not have is refused by its file and key', async () => {
  await mkdir(join(folder, 'texts/de-DE'), { recursive: true });
  await writeFile(join(folder, 'texts/de-DE/typo.json'), '{ "shell.skp": "Möbel" }');
  await expect(startShop()).rejects.toThrow(/texts\/de-DE replaces texts .* shell\.skp/);
});

async function startShop(): Promise<number> {
  const port = await findFreePort();
  running = spawn(process.execPath, [PRODUCT_COMMANDS, 'start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DEMO_SIZE: '60' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilServing(running, (text) => text.includes('Ctrl-C stops'));
  return port;
}
