import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** What a page handler has made, before it is made ready to send. Header names are lower case. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly tags: readonly string[];
};

export type Encoding = 'identity' | 'gzip' | 'br';
type Ready = { readonly headers: readonly string[]; readonly body: Buffer };

/** A page as it goes out: per encoding its bytes and flat list of headers, made once. */
export type ReadyPage = {
  readonly status: number;
  readonly etag: string;
  readonly ready: Readonly<Record<Encoding, Ready>>;
  /** headers of a 304 (RFC 9110, 15.4.5) */
  readonly notModified: readonly string[];
  readonly tags: readonly string[];
  /** memory that it takes, about */
  readonly bytes: number;
};

/** Below this a compressed body is hardly smaller. */
const COMPRESS_FROM_BYTES = 600;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
const OBJECT_OVERHEAD_BYTES = 2000;

const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'content-location', 'expires', 'vary']);

/** Compresses once and adds ETag, Vary and Content-Length. */
export async function readyPage(page: RenderedPage, cacheControl: string): Promise<ReadyPage> {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
  const common = new Map(page.headers);
  common.set('cache-control', cacheControl);
  common.set('vary', 'Accept-Encoding');
  if (!cacheControl.includes('no-store')) common.set('etag', etag);
  const [compressedGzip, compressedBrotli] = await compressed(page.body);
  const ready = {
    identity: variant(common, page.body, 'identity'),
    gzip: variant(common, compressedGzip, compressedGzip === page.body ? 'identity' : 'gzip'),
    br: variant(common, compressedBrotli, compressedBrotli === page.body ? 'identity' : 'br'),
  };
  return {
    status: page.status,
    etag,
    ready,
    notModified: flat([...common].filter(([name]) => name === 'etag' || NOT_MODIFIED_HEADERS.has(name))),
    tags: page.tags,
    bytes: ready.identity.body.length + ready.gzip.body.length + ready.br.body.length + OBJECT_OVERHEAD_BYTES,
  };
}

async function compressed(body: Buffer): Promise<[Buffer, Buffer]> {
  if (body.length < COMPRESS_FROM_BYTES) return [body, body];
  return Promise.all([toGzip(body, { level: GZIP_LEVEL }), brotli(body, BROTLI_QUALITY)]);
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

function variant(common: ReadonlyMap<string, string>, body: Buffer, encoding: Encoding): Ready {
  const headers = new Map(common);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return { headers: flat([...headers]), body };
}

function flat(entries: readonly (readonly [string, string])[]): string[] {
  return entries.flat();
}

/**
 * The best encoding that the client takes, by the server's preference: br, gzip, identity. `q=0` refuses one.
 * @param accepted the Accept-Encoding header
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: 'br' | 'gzip'): boolean {
  // the usual headers without weights need no parsing
  if (!accepted.includes(encoding)) return false;
  if (!accepted.includes(';')) return accepted.split(',').some((part) => part.trim() === encoding);
  return accepted.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });
}

/** Whether the client's copy is still the page's. @param condition the If-None-Match header */
export function isUnchanged(page: ReadyPage, condition: string | undefined): boolean {
  if (!condition) return false;
  if (condition === '*') return true;
  const opaque = page.etag.slice(2);
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
