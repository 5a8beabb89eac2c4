import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTurnQueue, QueueFullError } from '#commerce/ground/kernel/turn-queue.ts';
import type { ServerRequest } from '#http/calls/request-context.ts';
import { getSecurityHeaders } from '#http/security-headers.ts';
import { createDiskCache } from '../disk-cache.ts';
import { LatePictureError } from './late-picture.ts';
import { createPictureHandler, type PictureSource } from './pictures.ts';
import { isLateFault } from './render-picture.ts';
import { createRenderer } from './render-process.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100" viewBox="0 0 80 100"><circle cx="40" cy="50" r="30" fill="#c0392b"/></svg>';

let directory: string;
let server: Server;
let origin: string;
let loads: string[];
let warnings: string[];
/** as how many requests each look at the limit counted */
let counted: number[];
let version: string;
/** seconds that new pictures have to wait; null: none */
let limited: number | null;
/** the source waits for this before it gives the picture `slow` */
let slow: PromiseWithResolvers<void>;

let open = 0;
/** requests that wait for their answer */
const countConnections = () => open;

const sources: PictureSource = {
  version: () => version,
  async load(id) {
    loads.push(id);
    if (id === 'late') throw new LatePictureError('its server does not answer');
    if (id === 'broken') {
      return Buffer.from('not a picture at all');
    }
    if (id === 'photo') {
      return sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
    }
    if (id.startsWith('slow')) await slow.promise;
    return id === 'circle' || id.startsWith('slow') ? SVG : null;
  },
};

async function serve(cacheDir: string): Promise<void> {
  const handler = createPictureHandler({
    cacheDir,
    sources,
    limit: async (_client, times = 1) => {
      counted.push(times);
      return limited;
    },
    logger: { warn: (_details, message) => warnings.push(message), error: () => undefined },
  });
  open = 0;
  server = createServer(async (request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    const about = {
      pathname: (request.url ?? '/').split('?', 1)[0],
      clientAddress: String(request.headers['x-client'] ?? 'somebody'),
      requestId: 'request',
      secure: true,
    } as ServerRequest;
    for (const [name, value] of getSecurityHeaders(true)) response.setHeader(name, value);
    if (
      !handler.matches(about.pathname, about.tenant) ||
      !(await handler.respond(request, response, about))
    ) {
      response.writeHead(418).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  loads = [];
  warnings = [];
  counted = [];
  version = '1';
  limited = null;
  slow = Promise.withResolvers<void>();
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  await serve(join(directory, 'cache'));
});

afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  // answers that nobody has read keep theirs for four seconds
  server.closeAllConnections();
  await closed;
  await rm(directory, { recursive: true, force: true });
});

describe('a rendition of a picture', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('a rendition is sent as %s with its headers and size', async (format, type, decoder) => {
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

  it('a JPEG rendition has the tile colour as background', async () => {
    const bytes = await (await fetch(`${origin}/img/circle/160.jpg`)).arrayBuffer();
    const corner = await sharp(Buffer.from(bytes))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    for (const [index, channel] of [0xf4, 0xf4, 0xf2].entries()) {
      expect(Math.abs((corner[index] ?? 0) - channel)).toBeLessThanOrEqual(2);
    }
  });

  it('a rendition of a photograph is not enlarged', async () => {
    const bytes = await (await fetch(`${origin}/img/photo/800.webp`)).arrayBuffer();
    expect((await sharp(Buffer.from(bytes)).metadata()).width).toBe(300);
  });

  it('a rendition answers HEAD without a body and If-None-Match with 304', async () => {
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

describe('refused pictures', () => {
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
  ])('the request %s %s is answered with %i as a problem document', async (method, path, status) => {
    const response = await fetch(`${origin}${path}`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ type: 'about:blank', status });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
  });

  it('a page with a missing picture gets a neutral one', async () => {
    const response = await fetch(`${origin}/img/unknown/96.avif`, { headers: { 'sec-fetch-dest': 'image' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  it.each([
    ['a page', { 'sec-fetch-dest': 'image' }, 'image/svg+xml'],
    ['a program', {}, 'application/problem+json'],
  ])(
    'a temporarily missing picture is answered with 503 and %s is told when to retry',
    async (_, headers, type) => {
      const response = await fetch(`${origin}/img/late/96.avif`, { headers });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('requesting a picture that does not exist counts as ten requests', async () => {
    expect((await fetch(`${origin}/img/unknown/96.avif`)).status).toBe(404);
    expect((await fetch(`${origin}/img/circle/96.avif`)).status).toBe(200);
    expect(counted).toEqual([1, 9, 1]);
  });

  it('the picture route leaves other paths to others', async () => {
    expect((await fetch(`${origin}/imgs/circle/96.avif`)).status).toBe(418);
  });
});

describe('rendering only once', () => {
  it('a burst for one picture renders it once and later requests come from the disk', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${origin}/img/circle/240.avif`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
    expect(loads).toEqual(['circle']);
    const later = await fetch(`${origin}/img/circle/240.avif?again`);
    expect(later.headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
    expect(loads).toEqual(['circle']);
  });

  it('a new version of the source is rendered again', async () => {
    await fetch(`${origin}/img/circle/96.webp`);
    version = '2';
    await fetch(`${origin}/img/circle/96.webp`);
    expect(loads).toEqual(['circle', 'circle']);
  });

  it('a failing disk is reported once and costs no answer', async () => {
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

describe('abandoned and excessive picture requests', () => {
  const waitUntil = async (check: () => boolean) => {
    while (!check()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('a rendition is dropped with the last client that waits for it', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const get = (id: string, signal?: AbortSignal) =>
      fetch(`${origin}/img/${id}/96.webp`, signal ? { signal } : {}).catch(() => null);
    const running = [get('slow-1'), get('slow-2')];
    await waitUntil(() => loads.length === 2);
    const waiting = [get('circle', first.signal), get('circle', second.signal), get('slow-3')];
    await waitUntil(() => countConnections() === 5);
    first.abort();
    second.abort();
    await waitUntil(() => countConnections() === 3);
    slow.resolve();
    await Promise.all([...running, ...waiting]);
    expect(loads).toEqual(['slow-1', 'slow-2', 'slow-3']);
  });

  it('a rendition continues for the others when one client leaves', async () => {
    const gone = new AbortController();
    const get = (signal?: AbortSignal) =>
      fetch(`${origin}/img/slow-1/96.webp`, signal ? { signal } : {}).catch(() => null);
    const [leaves, stays] = [get(gone.signal), get()];
    await waitUntil(() => countConnections() === 2 && loads.length === 1);
    gone.abort();
    await leaves;
    slow.resolve();
    expect((await stays)?.status).toBe(200);
  });

  it('a picture that has to be rendered is limited and a stored one is not', async () => {
    expect((await fetch(`${origin}/img/circle/96.webp`)).status).toBe(200);
    limited = 7;
    expect((await fetch(`${origin}/img/circle/96.webp`)).status).toBe(200);
    const refused = await fetch(`${origin}/img/circle/160.webp`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
  });

  it('a page gets neither a placeholder nor an error sign for a picture that comes later', async () => {
    limited = 7;
    const refused = await fetch(`${origin}/img/circle/160.webp`, { headers: { 'sec-fetch-dest': 'image' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect(refused.headers.get('content-type')).toBe('image/svg+xml');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toMatch(/^<svg [^>]*\/>$/);
  });

  it('clients take turns: one with many requests does not keep the others waiting', async () => {
    const queue = createTurnQueue(1, 100);
    const begin = Promise.withResolvers<void>();
    const order: string[] = [];
    const ask = (client: string, name: string) => queue.run(async () => void order.push(name), { client });
    const first = queue.run(() => begin.promise, { client: 'a' });
    const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
    begin.resolve();
    await Promise.all([first, ...all]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('one client fills a quarter of the queue at most', async () => {
    const queue = createTurnQueue(1, 8);
    const begin = Promise.withResolvers<void>();
    const wait = (client: string) => queue.run(() => begin.promise, { client });
    const mine = [wait('a'), wait('a'), wait('a')];
    await expect(wait('a')).rejects.toBeInstanceOf(QueueFullError);
    const other = wait('b');
    begin.resolve();
    await Promise.all([...mine, other]);
  });
});

it('a full queue takes the jobs of new clients in place of the last ones of those with most', async () => {
  const queue = createTurnQueue(1, 8);
  const begin = Promise.withResolvers<void>();
  const order: string[] = [];
  const ask = (client: string, name: string) =>
    queue.run(async () => void order.push(name), { client }).catch(() => void order.push(`not ${name}`));
  const all = [queue.run(() => begin.promise, { client: 'a' })];
  for (const client of ['a', 'b', 'c', 'd']) all.push(ask(client, `${client}1`), ask(client, `${client}2`));
  all.push(ask('shopper', 's1'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['not a2']);
  begin.resolve();
  await Promise.all(all);
  expect(order.slice(1).sort()).toEqual(['a1', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2', 's1']);
});

describe('the rendering process', () => {
  it('the rendering process ends when idle and is started again', async () => {
    const renderer = createRenderer(0);
    const rendition = { id: 'x', width: 96, format: 'webp' } as const;
    const first = await renderer.render(SVG, rendition);
    const second = await renderer.render(SVG, rendition);
    expect(second).toEqual(first);
    renderer.close();
  });

  it('the rendering process tells a slow picture from an unreadable one', () => {
    expect(isLateFault(new Error('timeout: 40% complete'))).toBe(true);
    expect(isLateFault(new Error('unsupported image format'))).toBe(false);
  });

  it('the rendering process reports what it could not render and continues', async () => {
    const renderer = createRenderer();
    const rendition = { id: 'x', width: 96, format: 'webp' } as const;
    await expect(renderer.render(Buffer.from('no picture'), rendition)).rejects.toThrow(/unsupported image/);
    expect((await renderer.render(SVG, rendition)).length).toBeGreaterThan(100);
    renderer.close();
  });
});

describe('the rendering queue', () => {
  it('the queue runs as many as allowed, in order, and refuses beyond its length', async () => {
    const queue = createTurnQueue(2, 12);
    const finish: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const startJob = () => {
      running++;
      most = Math.max(most, running);
      return new Promise<void>((resolve) => {
        finish.push(() => {
          running--;
          resolve();
        });
      });
    };
    const jobs = Array.from({ length: 5 }, () => queue.run(startJob));
    await expect(queue.run(startJob)).rejects.toBeInstanceOf(QueueFullError);
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(jobs);
    expect(most).toBe(2);
  });

  it('a closed queue starts nothing more', async () => {
    const queue = createTurnQueue(1, 2);
    const running = Promise.withResolvers<string>();
    const [first, second] = [queue.run(() => running.promise), queue.run(async () => 'late')];
    queue.close();
    await expect(second).rejects.toBeInstanceOf(QueueFullError);
    await expect(queue.run(async () => 'later')).rejects.toBeInstanceOf(QueueFullError);
    running.resolve('done');
    await expect(first).resolves.toBe('done');
  });

  it('the queue releases its place after a failure', async () => {
    const queue = createTurnQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
  });
});

describe('the disk cache', () => {
  it('the disk cache stays near its capacity and keeps what was written last', async () => {
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
