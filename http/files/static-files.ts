import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from '../pages/cached-page.ts';
import type { FileRoute } from './file-route.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** names below it hold a hash of their content */
const HASHED = '/assets/';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

type Compressed = Readonly<Record<Exclude<Encoding, 'identity'>, Buffer>>;

type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
};

/** By etag: the highest level takes seconds for a whole build, and tests start many servers of the same build. */
const compressed = new Map<string, Promise<Compressed>>();

/** Files of the build: each visitor gets the same ones. */
type StaticFiles = FileRoute & {
  matches(pathname: string): boolean;
  respond(req: IncomingMessage, res: ServerResponse, request: { readonly pathname: string }): boolean;
  readonly compressed: Promise<void>;
};

/**
 * The browser's part of the build, held in memory: a file that is not in the list made at start does not exist, so no
 * path leads out of the folder. Compressed at the highest level once; until that is done files are sent uncompressed.
 * @param folder may be missing in development, where Vite serves the files
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, StaticFile>();
  for (const entry of names.filter((name) => name.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const address = posix.join('/', path.slice(folder.length).replaceAll('\\', '/'));
    files.set(address, createStaticFile(address, await readFile(path)));
  }
  return {
    compressed: compressAll(files),
    kind: 'static',
    matches: (pathname) => files.has(pathname),
    respond(req, res, { pathname }) {
      const file = files.get(pathname);
      if (file) send(req, res, file);
      return file !== undefined;
    },
  };
}

function createStaticFile(address: string, content: Buffer): StaticFile {
  return {
    type: TYPES[extname(address)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    cacheControl: address.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    bodies: { identity: content },
  };
}

/** One file at a time, since the server is already answering. */
async function compressAll(files: ReadonlyMap<string, StaticFile>): Promise<void> {
  for (const [address, { bodies, etag }] of files) {
    if (!COMPRESSIBLE.has(extname(address)) || bodies.identity.length < 600) continue;
    const known = compressed.get(etag) ?? compress(bodies.identity);
    compressed.set(etag, known);
    Object.assign(bodies, await known);
  }
}

async function compress(content: Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    br: await toBrotli(content, { params }),
    gzip: await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
}

function send(req: IncomingMessage, res: ServerResponse, file: StaticFile): void {
  const headers: Record<string, string | number> = {
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'Accept-Encoding',
  };
  if (req.headers['if-none-match'] === file.etag) {
    res.writeHead(304, headers).end();
    return;
  }
  const wanted = chooseEncoding(req.headers['accept-encoding'] as string | undefined);
  const body = file.bodies[wanted];
  if (body && wanted !== 'identity') headers['content-encoding'] = wanted;
  const sent = body ?? file.bodies.identity;
  res.writeHead(200, { ...headers, 'content-type': file.type, 'content-length': sent.length });
  res.end(req.method === 'HEAD' ? undefined : sent);
}
