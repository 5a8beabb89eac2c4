import { LRUCache } from 'lru-cache';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { type Document, documentOf } from '#commerce/money/document/document.service.ts';
import {
  type DocumentRequest,
  documentRequest,
  isDocumentPath,
} from '#commerce/money/document/document-path.rules.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { type Locale, languageOf, type Tenant } from '#tenants/tenant.ts';
import type { Responder } from './http-server.ts';
import { createRenderQueue, QueueFullError } from './pictures/render-queue.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ServerRequest } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';

type File =
  | { readonly url: string }
  | { readonly body: Buffer; readonly type: string; readonly name: string };

/** Facts of an article change seldom; a document is drawn anew after ten minutes. */
const KEPT_MS = 10 * 60_000;
const KEPT_BYTES = 8 * 1024 * 1024;
const BROWSER_SECONDS = 3600;
/** A document takes some milliseconds of the one thread: one at a time, and so many may wait. */
const WAITING = 40;

/** A picture of ours needs nothing from anywhere; as a page of its own it may not become one. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Documents of articles below `/documents/`: manuals, data sheets, warranties as PDF, labels of energy and tyres as
 * SVG. Drawn when they are first asked for, and kept for a while. A path without a document is left to the pages,
 * which have a 404 in the shop's language.
 */
export function createDocuments({
  gateway,
  rateLimits,
  log,
}: {
  gateway: Gateway;
  rateLimits: RateLimits;
  log: Log;
}): Responder {
  const kept = new LRUCache<string, { file: File | null }>({
    ttl: KEPT_MS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ file }) => (file && 'body' in file ? file.body.length : 0) + 200,
  });
  const queue = createRenderQueue(1, WAITING);

  async function find(request: ServerRequest, wanted: DocumentRequest, locale: Locale): Promise<File | null> {
    const key = `${request.tenant.id} ${locale} ${request.pathname}`;
    const known = kept.get(key);
    if (known) return known.file;
    const file = await queue.run(async () => {
      const client = { address: request.clientAddress, userAgent: null, secure: request.secure };
      const { tenant, requestId } = request;
      const context = await gateway.contextFor({ tenant, locale, requestId, log, client, session: null });
      return drawFile(await documentOf(context, wanted), wanted);
    });
    kept.set(key, { file });
    return file;
  }

  return async (req, res, request) => {
    if (!isDocumentPath(request.pathname)) return false;
    const wanted = documentRequest(request.pathname);
    const locale = wanted && localeFor(request.tenant, wanted);
    if (!locale || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    const wait = await rateLimits.calls(request.clientAddress);
    if (wait !== null) {
      res.writeHead(429, { 'retry-after': String(wait) }).end();
      return true;
    }
    const headers = Object.fromEntries(securityHeaders(request.secure));
    try {
      const file = await find(request, wanted, locale);
      if (!file) return false;
      if ('url' in file) {
        res.writeHead(302, {
          ...headers,
          location: file.url,
          'cache-control': `public, max-age=${BROWSER_SECONDS}`,
        });
        res.end();
        return true;
      }
      res.writeHead(200, {
        ...headers,
        'content-type': file.type,
        'content-length': file.body.length,
        'content-disposition': `inline; filename="${file.name}"`,
        'content-security-policy': POLICY,
        'cache-control': `public, max-age=${BROWSER_SECONDS}`,
      });
      res.end(req.method === 'HEAD' ? undefined : file.body);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      res.writeHead(503, { ...headers, 'retry-after': '5' }).end();
    }
    return true;
  };
}

/** A document is there in the languages that the tenant speaks; a label has none. */
function localeFor({ locales }: Tenant, wanted: DocumentRequest): Locale | null {
  const found =
    wanted.kind === 'label'
      ? locales[0]
      : locales.find(({ locale }) => languageOf(locale) === wanted.language);
  return found?.locale ?? null;
}

async function drawFile(document: Document | null, { sku, kind }: DocumentRequest): Promise<File | null> {
  switch (document?.kind) {
    case undefined:
      return null;
    case 'elsewhere':
      return { url: document.url };
    case 'picture':
      return { body: Buffer.from(document.svg), type: 'image/svg+xml', name: `${sku}-label.svg` };
    case 'paper':
      return { body: await renderPaper(document.paper), type: 'application/pdf', name: `${sku}-${kind}.pdf` };
  }
}
