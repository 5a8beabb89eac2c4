import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT_FOLDER } from '#retailer/folder.ts';
import { findFreePort } from '#tools/start/ensure-port.ts';
import { createSeededAddress, type DatabaseAddress } from './support/database-address.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { waitUntilServing } from './support/own-copy.ts';

const run = promisify(execFile);
const PRODUCT_COMMANDS = join(PRODUCT_FOLDER, 'tools/retailer.js');
const MINUTES_5 = 300_000;
const { PATH, HOME, JOURNEYS_DATABASE_URL } = process.env;

let folder: string;
let database: DatabaseAddress | undefined;
let running: ChildProcess | undefined;

/** With a text of its own from the start: one build of its pages serves all tests. */
beforeAll(async () => {
  await mkdir(join(PRODUCT_FOLDER, 'data'), { recursive: true });
  folder = join(await mkdtemp(join(PRODUCT_FOLDER, 'data/retailer-')), 'wood-shop');
  const command = ['tools/shop.ts', 'new', folder, '--name', 'Holzhaus', '--from', 'de'];
  await run(process.execPath, command, { cwd: PRODUCT_FOLDER });
  await mkdir(join(folder, 'texts/de-DE'), { recursive: true });
  await writeFile(join(folder, 'texts/de-DE/own.json'), '{ "shell.skip": "Gleich zu den Möbeln" }');
});
afterAll(async () => {
  if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit');
  await database?.drop();
  await rm(join(folder, '..'), { recursive: true, force: true, maxRetries: 5 });
  const builds = join(PRODUCT_FOLDER, 'build/retailers');
  for (const name of await readdir(builds))
    if (name.startsWith('wood-shop-')) await rm(join(builds, name), { recursive: true });
});

/** `npm run check` or `npm test` in the folder. */
function runCommand(command: string): Promise<{ stdout: string; stderr: string }> {
  return run(process.execPath, [PRODUCT_COMMANDS, command], {
    cwd: folder,
    env: { PATH, HOME, JOURNEYS_DATABASE_URL },
  });
}

it('a folder that the command wrote has types that fit the product’s, and one that does not fit is refused by its place', {
  timeout: MINUTES_5,
}, async () => {
  const wrong = join(folder, 'tests/wrong.ts');
  await writeFile(wrong, "import { createHttpVisitor } from 'tavelo-shop/test';\ncreateHttpVisitor(7);\n");
  const { stderr } = await runCommand('check').catch((refusal: { stderr: string }) => refusal);
  await rm(wrong);
  expect(stderr.trim()).toMatch(/^tests\/wrong\.ts\(2,19\): error TS2345: [^\n]*$/);
});

it('a folder that the command wrote passes its own tests', { timeout: MINUTES_5 }, async () => {
  await expect(runCommand('test')).resolves.toBeDefined();
});

it('a folder outside the product is a shop with its own name, texts and theme', {
  timeout: MINUTES_5,
}, async () => {
  database = await createSeededAddress();
  const port = await findFreePort();
  running = spawn(process.execPath, [PRODUCT_COMMANDS, 'start'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port), DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilServing(running);
  const who = createHttpVisitor(`http://de.localhost:${port}`);
  const { status, body } = await who.get('/');
  expect(status).toBe(200);
  expect(body).toContain('Holzhaus</title>');
  expect(body).toContain('Gleich zu den Möbeln');
  const [, sheet = ''] = /href="(\/assets\/theme-[^"]+\.css)"/.exec(body) ?? [];
  expect((await who.get(sheet)).body).toContain('--sunken');
});
