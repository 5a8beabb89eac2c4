import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTurnQueue, QueueFullError } from '#commerce/ground/kernel/turn-queue.ts';
import { sendProblem } from './calls/problem.ts';
import { chooseEncoding } from './pages/cached-page.ts';

/** A long text in pieces, or null if there is none under this name. */
type Make = () => Promise<AsyncIterable<string> | null>;

export type XmlFiles = {
  /**
   * Sends the file of this name, which is created if there is none or it is old.
   * @param maxAgeMs how old it may be; an hour if absent
   * @returns false if there is no such file
   */
  send(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    make: Make,
    maxAgeMs?: number,
  ): Promise<boolean>;
};

type Made = { readonly path: string; readonly bytes: number; readonly madeAt: number };

/** How old a file may be when it is sent, as a shared cache may keep it. */
const KEPT_MS = 3_600_000;
/** Making one reads much of the range; several at once would slow the database for shoppers. */
const AT_ONCE = 1;
const WAITING = 40;
const RETRY_AFTER_S = '30';

/**
 * Long files (feeds, sitemaps), created once an hour at most, compressed, in a directory of this process: a client's
 * requests cost the database nothing while the file is new. Clients that request it during this wait for the same
 * one.
 * @param directory emptied when the first file is created
 */
export function createXmlFiles(directory: string, now: () => number = () => performance.now()): XmlFiles {
  const files = new Map<string, Made>();
  const making = new Map<string, Promise<Made | null>>();
  const queue = createTurnQueue(AT_ONCE, WAITING);
  let isEmptied: Promise<unknown> | null = null;
  let count = 0;

  async function write(name: string, make: Make): Promise<Made | null> {
    const chunks = await make();
    if (!chunks) return null;
    isEmptied ??= rm(directory, { recursive: true, force: true });
    await isEmptied;
    await mkdir(directory, { recursive: true });
    count += 1;
    const path = join(directory, `${count}.xml.gz`);
    try {
      await pipeline(Readable.from(chunks), createGzip(), createWriteStream(`${path}.part`));
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    }
    const made = { path, bytes: (await stat(path)).size, madeAt: now() };
    const old = files.get(name);
    files.set(name, made);
    // a client that is being sent the old file has it open
    if (old) await rm(old.path, { force: true });
    return made;
  }

  function makeOnce(name: string, make: Make): Promise<Made | null> {
    let running = making.get(name);
    if (!running) {
      running = queue.run(() => write(name, make)).finally(() => making.delete(name));
      making.set(name, running);
    }
    return running;
  }

  return {
    async send(req, res, name, make, maxAgeMs = KEPT_MS) {
      const known = files.get(name);
      try {
        const file = known && now() - known.madeAt < maxAgeMs ? known : await makeOnce(name, make);
        if (!file) return false;
        await sendFile(req, res, file);
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        const headers = { 'retry-after': RETRY_AFTER_S };
        sendProblem(res, { status: 503, title: 'Other files are being written, come again' }, headers);
      }
      return true;
    },
  };
}

async function sendFile(req: IncomingMessage, res: ServerResponse, { path, bytes }: Made): Promise<void> {
  const zipped = chooseEncoding(req.headers['accept-encoding']) !== 'identity';
  res.writeHead(200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
    ...(zipped && { 'content-encoding': 'gzip', 'content-length': bytes }),
  });
  if (req.method === 'HEAD') return void res.end();
  const source = createReadStream(path);
  const sent = zipped ? pipeline(source, res) : pipeline(source, createGunzip(), res);
  // a client that disconnects during this is no error
  await sent.catch((error: unknown) => {
    if (!res.destroyed) throw error;
  });
}
