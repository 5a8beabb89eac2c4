import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createXmlFiles } from './xml-files.ts';

let directory: string;
let now = 0;
let made = 0;
let text: (() => AsyncIterable<string>) | null;
let origin: string;
let close: () => void;

async function* write(...parts: string[]): AsyncIterable<string> {
  yield* parts;
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'long-files-'));
  now = 0;
  made = 0;
  text = () => write('<a>', `${made}`, '</a>');
  const files = createXmlFiles(directory, () => now);
  const server = createServer(async (req, res) => {
    const make = async () => {
      made += 1;
      return text?.() ?? null;
    };
    const isSent = await files.send(req, res, req.url ?? '', make).catch(() => null);
    if (!isSent) res.writeHead(isSent === null ? 500 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterEach(async () => {
  close();
  await rm(directory, { recursive: true, force: true });
});

const get = async (path = '/a', headers = {}) => {
  const answer = await fetch(origin + path, { headers });
  return answer.status === 200 ? answer.text() : answer.status;
};

test('a file is generated once for all clients, compressed or not, until it is an hour old', async () => {
  expect(await Promise.all([get(), get(), get('/a', { 'accept-encoding': 'identity' })])).toEqual(
    Array(3).fill('<a>1</a>'),
  );
  now = 3_599_999;
  expect(await get()).toBe('<a>1</a>');
  now = 3_600_000;
  expect(await get()).toBe('<a>2</a>');
  expect(made).toBe(2);
  expect(await readdir(directory)).toHaveLength(1);
});

test('a file that cannot be generated leaves nothing behind and is tried again', async () => {
  text = async function* () {
    yield '<a>';
    throw new Error('the database is away');
  };
  expect(await get()).toBe(500);
  expect(await readdir(directory)).toEqual([]);
  text = () => write('<b/>');
  expect(await get()).toBe('<b/>');
});

test('a name without a file is told as such each time', async () => {
  text = null;
  expect([await get('/x'), await get('/x')]).toEqual([404, 404]);
});
