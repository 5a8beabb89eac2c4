import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createTurnQueue, QueueFullError } from '#commerce/ground/kernel/turn-queue.ts';
import { sendProblem, sendTooMany } from '../calls/problem.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import type { FileRoute } from './file-route.ts';

/** A document at another address, or its bytes. */
export type DocumentFile =
  | { readonly url: string }
  | { readonly body: Buffer; readonly type: string; readonly name: string };

export type DocumentOptions = {
  /** whether the tenant may have a document at this path */
  readonly owns: FileRoute['matches'];
  /** @returns null if the article has no such document */
  readonly draw: (request: ServerRequest) => Promise<DocumentFile | null>;
  readonly limit: RateLimit;
};

/** An article's facts seldom change: a document is drawn again after ten minutes. */
const KEPT_MS = 10 * 60_000;
const KEPT_BYTES = 8 * 1024 * 1024;
const BROWSER_SECONDS = 3600;
/** A document takes some milliseconds of the one thread: one is drawn at a time, and this many may wait. */
const WAITING = 40;
const RETRY_AFTER_S = '5';

/** A drawing loads nothing; opened as a page of its own it must not load anything either. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Documents of articles below `/documents/`: manuals, data sheets, warranties as PDF, labels of energy and tyres as
 * SVG. They are drawn on first request, and cached for a while. A path without a document falls through to
 * the pages, which have a 404 in the shop's language.
 */
export function createDocuments({ owns, draw, limit }: DocumentOptions): FileRoute {
  const kept = new LRUCache<string, { file: DocumentFile | null }>({
    ttl: KEPT_MS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ file }) => (file && 'body' in file ? file.body.length : 0) + 200,
  });
  const queue = createTurnQueue(1, WAITING);

  async function find(request: ServerRequest, res: ServerResponse): Promise<DocumentFile | null> {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const asker = { client: request.clientAddress, signal: gone.signal };
    const file = await queue.run(() => draw(request), asker);
    kept.set(buildDocumentKey(request), { file });
    return file;
  }

  async function respond(
    req: Parameters<FileRoute['respond']>[0],
    res: ServerResponse,
    request: ServerRequest,
  ): Promise<boolean> {
    const known = kept.get(buildDocumentKey(request));
    const wait = known ? null : await limit(request.clientAddress);
    if (wait !== null) {
      sendTooMany(res, wait);
      return true;
    }
    try {
      const file = known ? known.file : await find(request, res);
      if (file) send(res, file, req.method === 'HEAD');
      return file !== null;
    } catch (error) {
      if (res.destroyed) return true;
      if (!(error instanceof QueueFullError)) throw error;
      const headers = { 'retry-after': RETRY_AFTER_S };
      sendProblem(res, { status: 503, title: 'Too many documents are being drawn' }, headers);
      return true;
    }
  }

  return { kind: 'static', matches: owns, respond };
}

function buildDocumentKey({ tenant, pathname }: ServerRequest): string {
  return `${tenant.id} ${pathname}`;
}

function send(res: ServerResponse, file: DocumentFile, isHead: boolean): void {
  const cacheControl = { 'cache-control': `public, max-age=${BROWSER_SECONDS}` };
  if ('url' in file) {
    res.writeHead(302, { location: file.url, ...cacheControl }).end();
    return;
  }
  res.writeHead(200, {
    'content-type': file.type,
    'content-length': file.body.length,
    'content-disposition': `inline; filename="${file.name}"`,
    'content-security-policy': POLICY,
    ...cacheControl,
  });
  res.end(isHead ? undefined : file.body);
}
