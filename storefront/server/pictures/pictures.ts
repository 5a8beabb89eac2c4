import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PictureFormat } from '#app/ui/picture-address.ts';
import { createDiskCache, type DiskCache } from './disk-cache.ts';
import { parseRendition, type Rendition } from './picture-request.ts';
import { renderPicture } from './render-picture.ts';
import { createRenderQueue, QueueFullError, type RenderQueue } from './render-queue.ts';

/** Where pictures come from. An id always names the same content: a changed picture gets a new id. */
export interface PictureSource {
  /** SVG text or raster bytes; null when there is no such picture. */
  load(id: string): Promise<Buffer | string | null>;
  /** Changes when the source draws old ids anew: renditions of other versions are left behind. */
  version?(): string;
}

interface PictureLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface PictureOptions {
  cacheDir: string;
  sources: PictureSource;
  logger: PictureLogger;
  /** Bytes that the disk cache may hold; 2 GiB by default. */
  cacheBytes?: number;
}

interface PictureHandler {
  /** Answers GET and HEAD of `/img/{source-id}/{width}.{avif|webp|jpg}`; resolves to false for other paths. */
  respond(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Begins no further rendition, also for those who have gone away meanwhile; finishes and stores the running ones. */
  close(): Promise<void>;
}

const PARALLEL_JOBS = 2;
const WAITING_JOBS = 200;
const RETRY_AFTER_SECONDS = 2;
const DEFAULT_CACHE_BYTES = 2 * 1024 ** 3;

const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

interface Pipeline {
  options: PictureOptions;
  cache: DiskCache;
  queue: RenderQueue;
  /** Renditions being made now, so that a burst for one picture renders it once. */
  underway: Map<string, Promise<Buffer | null>>;
  diskRefused: boolean;
}

/**
 * Renders what is asked for, once, and keeps it on the disk.
 * Refusals are problem documents (RFC 9457), a full queue is 503 with Retry-After.
 */
export function createPictureHandler(options: PictureOptions): PictureHandler {
  const pipeline: Pipeline = {
    options,
    cache: createDiskCache(options.cacheDir, options.cacheBytes ?? DEFAULT_CACHE_BYTES),
    queue: createRenderQueue(PARALLEL_JOBS, WAITING_JOBS),
    underway: new Map(),
    diskRefused: false,
  };
  return {
    async respond(request, response) {
      const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (pathname !== '/img' && !pathname.startsWith('/img/')) {
        return false;
      }
      await answer(pipeline, request, response, pathname);
      return true;
    },
    async close() {
      pipeline.queue.close();
      await Promise.allSettled(pipeline.underway.values());
    },
  };
}

async function answer(
  pipeline: Pipeline,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(request, response, 405, 'Pictures can only be read.', { Allow: 'GET, HEAD' });
    return;
  }
  const rendition = parseRendition(pathname);
  if ('status' in rendition) {
    refuse(request, response, rendition.status, rendition.detail);
    return;
  }
  try {
    const bytes = await obtain(pipeline, rendition);
    if (bytes) {
      send(request, response, rendition.format, bytes);
    } else {
      refuse(request, response, 404, 'There is no picture at this address.');
    }
  } catch (error) {
    if (error instanceof QueueFullError) {
      refuse(request, response, 503, 'Too many pictures are being prepared.', {
        'Retry-After': String(RETRY_AFTER_SECONDS),
      });
      return;
    }
    pipeline.options.logger.error({ err: error, picture: rendition.id }, 'a picture could not be rendered');
    refuse(request, response, 404, 'This picture can not be shown.');
  }
}

function obtain(pipeline: Pipeline, rendition: Rendition): Promise<Buffer | null> {
  const version = pipeline.options.sources.version?.() ?? '';
  const key = `${version}/${rendition.id}/${rendition.width}.${rendition.format}`;
  const running = pipeline.underway.get(key);
  if (running) {
    return running;
  }
  const made = readOrRender(pipeline, key, rendition).finally(() => pipeline.underway.delete(key));
  pipeline.underway.set(key, made);
  return made;
}

async function readOrRender(pipeline: Pipeline, key: string, rendition: Rendition): Promise<Buffer | null> {
  const cached = await pipeline.cache.read(key);
  if (cached) {
    return cached;
  }
  const bytes = await pipeline.queue.run(async () => {
    const source = await pipeline.options.sources.load(rendition.id);
    return source === null ? null : renderPicture(source, rendition);
  });
  if (bytes) {
    await store(pipeline, key, bytes);
  }
  return bytes;
}

/** A full or read-only disk costs speed, never an answer; it is said once, not per picture. */
async function store(pipeline: Pipeline, key: string, bytes: Buffer): Promise<void> {
  try {
    await pipeline.cache.write(key, bytes);
    pipeline.diskRefused = false;
  } catch (error) {
    if (!pipeline.diskRefused) {
      pipeline.options.logger.warn({ err: error }, 'pictures are served without their disk cache');
    }
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
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
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
    'Content-Type': CONTENT_TYPES[format],
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const TITLES = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  503: 'Service Unavailable',
} as const;

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof TITLES,
  detail: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(JSON.stringify({ type: 'about:blank', title: TITLES[status], status, detail }));
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/problem+json',
    'Content-Length': body.length,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
