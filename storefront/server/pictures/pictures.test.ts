import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.ts';
import { createPictureHandler, type PictureSource } from './pictures.ts';
import { createRenderQueue, QueueFullError } from './render-queue.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100" viewBox="0 0 80 100"><circle cx="40" cy="50" r="30" fill="#c0392b"/></svg>';

let directory: string;
let server: Server;
let origin: string;
let loads: string[];
let warnings: string[];
let version: string;

const sources: PictureSource = {
  version: () => version,
  async load(id) {
    loads.push(id);
    if (id === 'broken') {
      return Buffer.from('not a picture at all');
    }
    if (id === 'photo') {
      return sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
    }
    return id === 'circle' ? SVG : null;
  },
};

async function serve(cacheDir: string): Promise<void> {
  const handler = createPictureHandler({
    cacheDir,
    sources,
    logger: { warn: (_details, message) => warnings.push(message), error: () => undefined },
  });
  server = createServer(async (request, response) => {
    if (!(await handler.respond(request, response))) {
      response.writeHead(418).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  loads = [];
  warnings = [];
  version = '1';
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  await serve(join(directory, 'cache'));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true, force: true });
});

describe('a rendition', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is sent as %s with its headers and size', async (format, type, decoder) => {
    const response = await fetch(`${origin}/img/circle/160.${format}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    const picture = await sharp(bytes).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual([decoder, 160, 200]);
    expect(picture.hasAlpha).toBe(format !== 'jpg');
  });

  it('has the tile colour under a JPEG', async () => {
    const bytes = await (await fetch(`${origin}/img/circle/160.jpg`)).arrayBuffer();
    const corner = await sharp(Buffer.from(bytes))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    for (const [index, channel] of [0xf4, 0xf4, 0xf2].entries()) {
      expect(Math.abs((corner[index] ?? 0) - channel)).toBeLessThanOrEqual(2);
    }
  });

  it('of a photograph is not enlarged', async () => {
    const bytes = await (await fetch(`${origin}/img/photo/800.webp`)).arrayBuffer();
    expect((await sharp(Buffer.from(bytes)).metadata()).width).toBe(300);
  });

  it('answers HEAD without a body and If-None-Match with 304', async () => {
    const head = await fetch(`${origin}/img/circle/96.webp`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const again = await fetch(`${origin}/img/circle/96.webp`, {
      headers: { 'If-None-Match': head.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('refusals', () => {
  it.each([
    ['GET', '/img/circle/161.avif', 400],
    ['GET', '/img/circle/0160.avif', 400],
    ['GET', '/img/circle/99999999999.avif', 400],
    ['GET', '/img/circle/-96.avif', 400],
    ['GET', '/img/circle/96.gif', 400],
    ['GET', '/img/circle/96', 400],
    ['GET', '/img/circle', 404],
    ['GET', '/img', 404],
    ['GET', '/img/', 404],
    ['GET', '/img/circle/96.avif/more', 404],
    ['GET', '/img/%2e%2e%2fetc/96.avif', 404],
    ['GET', '/img/CIRCLE/96.avif', 404],
    ['GET', `/img/${'a'.repeat(300)}/96.avif`, 404],
    ['GET', '/img/unknown/96.avif', 404],
    ['GET', '/img/broken/96.avif', 404],
    ['POST', '/img/circle/96.avif', 405],
    ['DELETE', '/img/circle/96.avif', 405],
  ])('%s %s is %i as a problem document', async (method, path, status) => {
    const response = await fetch(`${origin}${path}`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ type: 'about:blank', status });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves other paths to others', async () => {
    expect((await fetch(`${origin}/imgs/circle/96.avif`)).status).toBe(418);
  });
});

describe('work is not done twice', () => {
  it('a burst for one picture renders it once, and later requests come from the disk', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${origin}/img/circle/240.avif`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
    expect(loads).toEqual(['circle']);
    const later = await fetch(`${origin}/img/circle/240.avif?again`);
    expect(later.headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
    expect(loads).toEqual(['circle']);
  });

  it('a new version of the source is rendered anew', async () => {
    await fetch(`${origin}/img/circle/96.webp`);
    version = '2';
    await fetch(`${origin}/img/circle/96.webp`);
    expect(loads).toEqual(['circle', 'circle']);
  });

  it('a disk that refuses is told once and costs no answer', async () => {
    await new Promise((resolve) => server.close(resolve));
    const blocked = join(directory, 'a-file');
    await writeFile(blocked, 'in the way');
    await serve(blocked);
    for (const width of [96, 160]) {
      expect((await fetch(`${origin}/img/circle/${width}.webp`)).status).toBe(200);
    }
    expect(warnings).toHaveLength(1);
  });
});

describe('the queue', () => {
  it('runs at most as many as allowed, in order, and refuses beyond its length', async () => {
    const queue = createRenderQueue(2, 3);
    const finish: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const job = () => {
      running++;
      most = Math.max(most, running);
      return new Promise<void>((resolve) => {
        finish.push(() => {
          running--;
          resolve();
        });
      });
    };
    const jobs = Array.from({ length: 5 }, () => queue.run(job));
    await expect(queue.run(job)).rejects.toBeInstanceOf(QueueFullError);
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(jobs);
    expect(most).toBe(2);
  });

  it('begins nothing more once it is closed', async () => {
    const queue = createRenderQueue(1, 2);
    const running = Promise.withResolvers<string>();
    const [first, second] = [queue.run(() => running.promise), queue.run(async () => 'late')];
    queue.close();
    await expect(second).rejects.toBeInstanceOf(QueueFullError);
    await expect(queue.run(async () => 'later')).rejects.toBeInstanceOf(QueueFullError);
    running.resolve('done');
    await expect(first).resolves.toBe('done');
  });

  it('gives its place back after a failure', async () => {
    const queue = createRenderQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
  });
});

describe('the disk cache', () => {
  it('stays near its capacity and keeps what was written last', async () => {
    const place = join(directory, 'small');
    const cache = createDiskCache(place, 10_000);
    for (let index = 0; index < 30; index++) {
      await cache.write(`picture ${index}`, Buffer.alloc(1000, index));
    }
    const files = (await readdir(place, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    );
    const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
    expect(sizes.reduce((sum, file) => sum + file.size, 0)).toBeLessThanOrEqual(10_000);
    expect(await cache.read('picture 29')).toEqual(Buffer.alloc(1000, 29));
    expect(await cache.read('never written')).toBeNull();
  });
});
