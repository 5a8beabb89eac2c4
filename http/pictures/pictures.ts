import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PictureFormat } from '#app/ui/media/picture-address.ts';
import { createTurnQueue, QueueFullError, type TurnQueue } from '#commerce/ground/kernel/turn-queue.ts';
import { sendProblem } from '#http/calls/problem.ts';
import type { ServerRequest } from '#http/calls/request-context.ts';
import type { FileRoute } from '#http/files/file-route.ts';
import { Allowance } from '#http/limits/allowance.ts';
import { holdBack, type RateLimit } from '#http/limits/rate-limits.ts';
import { createDiskCache, type DiskCache } from '../disk-cache.ts';
import { LatePictureError } from './late-picture.ts';
import { parseRendition, type Rendition } from './picture-request.ts';
import { createRenderer, type Renderer } from './render-process.ts';

/** Where pictures come from. An id always names the same content: a changed picture gets a new id. */
export interface PictureSource {
  /**
   * SVG text or raster bytes; null when there is no such picture, and for an id that nothing in the shop uses.
   * @throws LatePictureError when it may be available later
   */
  load(id: string): Promise<Buffer | string | null>;
  /** Changes when the source draws existing ids in a new way: renditions of other versions are no longer used. */
  version?(): string;
}

interface PictureLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface PictureOptions {
  cacheDir: string;
  sources: PictureSource;
  /** counted before a rendition is made that is not on the disk, and again when the picture does not exist */
  limit: RateLimit;
  logger: PictureLogger;
  /** Bytes that the disk cache may hold; 2 GiB by default. */
  cacheBytes?: number;
}

/** `/img/{source-id}/{width}.{avif|webp|jpg}` */
interface PictureHandler extends FileRoute {
  /** Begins no further rendition, even one that clients wait for; finishes and stores the running ones. */
  close(): Promise<void>;
}

const PARALLEL_JOBS = 2;
const WAITING_JOBS = 200;
const RETRY_AFTER_SECONDS = 2;
const DEFAULT_CACHE_BYTES = 2 * 1024 ** 3;
/** No page of the shop uses a picture that does not exist: a request for one counts as this many. */
const MISSING_COUNTS_AS = 10;
/** Limit for all clients together; requests beyond it are delayed like refusals. */
const MISSING_AT_ONCE = { perSecond: 20, most: 60 };

const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A rendition that is being made, and the number of clients that wait for it. */
interface Underway {
  readonly bytes: Promise<Buffer | null>;
  readonly abandon: AbortController;
  clients: number;
}

interface Pipeline {
  options: PictureOptions;
  cache: DiskCache;
  queue: TurnQueue;
  renderer: Renderer;
  /** so that many requests at once render a picture once */
  underway: Map<string, Underway>;
  diskRefused: boolean;
  /** answers for pictures that do not exist, which are given at once */
  missing: Allowance;
}

class TooManyError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`too many new pictures; the next in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No client waits for the rendition any more. */
class AbandonedError extends Error {}

/**
 * Renders a requested picture once, and keeps it on the disk. A rendition that has to be made is counted by client,
 * made in turns of clients, and dropped when the last client that waits for it has gone. Refusals are problem
 * documents (RFC 9457); a full queue is 503 with Retry-After.
 */
export function createPictureHandler(options: PictureOptions): PictureHandler {
  const pipeline: Pipeline = {
    options,
    cache: createDiskCache(options.cacheDir, options.cacheBytes ?? DEFAULT_CACHE_BYTES),
    queue: createTurnQueue(PARALLEL_JOBS, WAITING_JOBS),
    renderer: createRenderer(),
    underway: new Map(),
    diskRefused: false,
    missing: new Allowance(MISSING_AT_ONCE),
  };
  return {
    kind: 'picture',
    matches: (pathname) => pathname === '/img' || pathname.startsWith('/img/'),
    async respond(request, response, about) {
      await answer(pipeline, request, response, about);
      return true;
    },
    async close() {
      pipeline.queue.close();
      await Promise.allSettled([...pipeline.underway.values()].map(({ bytes }) => bytes));
      pipeline.renderer.close();
    },
  };
}

async function answer(
  pipeline: Pipeline,
  request: IncomingMessage,
  response: ServerResponse,
  about: ServerRequest,
): Promise<void> {
  const rendition = parseRendition(about.pathname);
  if ('status' in rendition) {
    refuse(response, rendition.status, rendition.detail);
    return;
  }
  try {
    const bytes = await obtain(pipeline, rendition, response, about.clientAddress);
    if (bytes) send(request, response, rendition.format, bytes);
    else sendMissingPicture(request, response, NONE);
  } catch (error) {
    if (error instanceof AbandonedError) return;
    if (error instanceof TooManyError) {
      const headers = { 'retry-after': String(error.retryAfterSeconds) };
      sendMissingPicture(request, response, { ...TOO_MANY, headers });
    } else if (error instanceof QueueFullError) {
      sendMissingPicture(request, response, FULL);
    } else {
      tellFailure(pipeline.options.logger, error, rendition);
      sendMissingPicture(request, response, error instanceof LatePictureError ? LATE : UNREADABLE);
    }
  }
}

function tellFailure(logger: PictureLogger, error: unknown, { id }: Rendition): void {
  const details = { err: error, picture: id };
  if (error instanceof LatePictureError) logger.warn(details, 'a picture could not be had in time');
  else logger.error(details, 'a picture could not be rendered');
}

/** Waits together with all other requests for the same rendition; the last that leaves ends the job. */
async function obtain(
  pipeline: Pipeline,
  rendition: Rendition,
  response: ServerResponse,
  client: string,
): Promise<Buffer | null> {
  const version = pipeline.options.sources.version?.() ?? '';
  const key = `${version}/${rendition.id}/${rendition.width}.${rendition.format}`;
  const cached = pipeline.underway.has(key) ? null : await pipeline.cache.read(key);
  if (cached) return cached;
  const making = pipeline.underway.get(key) ?? begin(pipeline, key, rendition, client);
  making.clients += 1;
  const leave = () => {
    making.clients -= 1;
    if (making.clients === 0) making.abandon.abort(new AbandonedError());
  };
  if (response.destroyed) leave();
  else response.once('close', leave);
  return making.bytes.finally(() => response.off('close', leave));
}

function begin(pipeline: Pipeline, key: string, rendition: Rendition, client: string): Underway {
  const abandon = new AbortController();
  const bytes = make(pipeline, key, rendition, { client, signal: abandon.signal });
  const making: Underway = { bytes, abandon, clients: 0 };
  const endMaking = () => {
    if (pipeline.underway.get(key) === making) pipeline.underway.delete(key);
  };
  // a request after the job was abandoned begins another one
  abandon.signal.addEventListener('abort', endMaking, { once: true });
  bytes.then(endMaking, endMaking);
  pipeline.underway.set(key, making);
  return making;
}

async function make(
  pipeline: Pipeline,
  key: string,
  rendition: Rendition,
  asker: { client: string; signal: AbortSignal },
): Promise<Buffer | null> {
  const { options, queue, renderer } = pipeline;
  const wait = await options.limit(asker.client);
  if (wait !== null) throw new TooManyError(wait);
  const bytes = await queue.run(async () => {
    const source = await options.sources.load(rendition.id);
    asker.signal.throwIfAborted();
    return source === null ? null : renderer.render(source, rendition);
  }, asker);
  if (bytes) await store(pipeline, key, bytes);
  else await countMissing(pipeline, asker.client);
  return bytes;
}

/** Programs that request pictures which do not exist would repeat the request at once. */
async function countMissing({ options, missing }: Pipeline, client: string): Promise<void> {
  const wait = await options.limit(client, MISSING_COUNTS_AS - 1);
  if (wait !== null) throw new TooManyError(wait);
  if (missing.spend(1) > 0) await holdBack();
}

/** A full or read-only disk costs speed, never an answer; it is logged once, not per picture. */
async function store(pipeline: Pipeline, key: string, bytes: Buffer): Promise<void> {
  try {
    await pipeline.cache.write(key, bytes);
    pipeline.diskRefused = false;
  } catch (error) {
    if (!pipeline.diskRefused)
      pipeline.options.logger.warn({ err: error }, 'pictures are served without their disk cache');
    pipeline.diskRefused = true;
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  format: PictureFormat,
  bytes: Buffer,
): void {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  };
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': CONTENT_TYPES[format],
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const TITLES = {
  400: 'Bad Request',
  404: 'Not Found',
  503: 'Service Unavailable',
} as const;
const SOON = { 'retry-after': String(RETRY_AFTER_SECONDS) };
const NONE = { status: 404, title: TITLES[404], detail: 'There is no picture at this address.' } as const;
const TOO_MANY = {
  status: 429,
  title: 'Too many new pictures were asked for',
  detail: 'Pictures that were made before can be had.',
} as const;
const FULL = {
  status: 503,
  title: TITLES[503],
  detail: 'Too many pictures are being prepared.',
  headers: SOON,
} as const;
const UNREADABLE = { status: 404, title: TITLES[404], detail: 'This picture cannot be shown.' } as const;
const LATE = {
  status: 503,
  title: TITLES[503],
  detail: 'This picture could not be had in time.',
  headers: SOON,
} as const;

function refuse(response: ServerResponse, status: keyof typeof TITLES, detail: string): void {
  sendProblem(response, { status, title: TITLES[status], detail });
}

/** A crossed-out picture in a grey that is visible on light and dark surfaces. */
const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><g fill="none" stroke="#8d9196" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(164 214) scale(3)"><path d="m2 2 20 20"/><path d="M10.41 10.41a2 2 0 1 1-2.83-2.83"/><path d="M13.5 13.5 6 21"/><path d="m18 12 3 3"/><path d="M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59"/><path d="M21 15V5a2 2 0 0 0-2-2H9"/></g></svg>`;
/** Nothing: the ground of the picture's frame shows, since the picture exists and comes with the next view. */
const LATER = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>`;

/** Why a picture is not sent. */
type Missing = {
  readonly status: 404 | 429 | 503;
  readonly title: string;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Answers for a picture that does not exist, or cannot be made now. A page that shows it gets a neutral picture, since
 * the browser's broken sign means nothing to a shopper; any other client gets a problem document.
 */
function sendMissingPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { status, title, detail, headers = {} }: Missing,
): void {
  if (response.destroyed) return;
  if (request.headers['sec-fetch-dest'] !== 'image') {
    sendProblem(response, { status, title, detail }, headers);
    return;
  }
  const picture = status === 404 ? NO_PICTURE : LATER;
  response.writeHead(status, {
    'content-type': 'image/svg+xml',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(picture),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : picture);
}
