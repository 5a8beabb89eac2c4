import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const toBrotli = promisify(brotliCompress);

/** The answer of a page handler, before it is compressed and given headers. Header names are lower case. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly tags: readonly string[];
};

export type Encoding = 'identity' | 'gzip' | 'br';
/** flat list of header names and values, and the bytes */
export type Ready = { readonly headers: readonly string[]; readonly body: Buffer };

/** A smaller body hardly shrinks when compressed. */
const COMPRESS_FROM_BYTES = 600;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
/** of objects and maps, beside the texts and bytes that they hold */
const OBJECT_OVERHEAD_BYTES = 1000;
const TAG_OVERHEAD_BYTES = 30;

/** headers of a 304 (RFC 9110, 15.4.5) */
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'etag', 'vary']);

/** The properties of a page that other pages of its status lack. */
export type PageLife = {
  /** names of the request headers that the answer depends on */
  readonly vary?: string;
  /** how long the page's text stays true after it was made, milliseconds; default: until a change */
  readonly holdsForMs?: number;
  /** whether it may be written to a file, default true: an address may hold what a visitor has typed */
  readonly mayBeFiled?: boolean;
};

/** A packed page as plain values. */
export type PackedPage = Pick<ReadyPage, 'status' | 'tags' | 'holdsForMs' | 'etag'> & {
  readonly headers: readonly (readonly [string, string])[];
  readonly encoding: Encoding;
  readonly body: Buffer;
};

/** A page ready to be sent, as rendered or, once it is packed, compressed. */
export class ReadyPage {
  readonly status: number;
  readonly etag: string;
  readonly notModified: readonly string[];
  readonly tags: readonly string[];
  /** whether caches may keep it, this process's included */
  readonly mayBeKept: boolean;
  /** how long the page's text stays true after it was made, milliseconds */
  readonly holdsForMs: number;
  /** whether it may be written to a file */
  readonly mayBeFiled: boolean;
  readonly #common: ReadonlyMap<string, string>;
  #encoding: Encoding;
  #ready: Ready;

  /** @param cacheControl for caches outside; with `no-store` it has no ETag */
  constructor(
    { status, headers, body, tags }: Omit<RenderedPage, 'cookies'>,
    cacheControl: string,
    { vary = 'Accept-Encoding', holdsForMs = Number.POSITIVE_INFINITY, mayBeFiled = true }: PageLife = {},
    { encoding, etag }: Pick<PackedPage, 'encoding' | 'etag'> = {
      encoding: 'identity',
      etag: hashBody(body),
    },
  ) {
    this.status = status;
    this.tags = tags;
    this.holdsForMs = holdsForMs;
    this.mayBeKept = !cacheControl.includes('no-store');
    this.mayBeFiled = mayBeFiled && this.mayBeKept && status === 200;
    this.etag = etag;
    const common = new Map([...headers, ['cache-control', cacheControl], ['vary', vary]]);
    if (this.mayBeKept) common.set('etag', this.etag);
    this.#common = common;
    this.#encoding = encoding;
    this.#ready = buildVariant(common, body, encoding);
    this.notModified = [...common].filter(([name]) => NOT_MODIFIED_HEADERS.has(name)).flat();
  }

  static unpack({ headers, encoding, etag, ...page }: PackedPage): ReadyPage {
    const common = new Map(headers);
    const [cacheControl = '', vary = ''] = ['cache-control', 'vary'].map((name) => common.get(name));
    const { holdsForMs } = page;
    return new ReadyPage(
      { ...page, headers: common },
      cacheControl,
      { vary, holdsForMs },
      { encoding, etag },
    );
  }

  /** As it is now, packed or not. */
  get packed(): PackedPage {
    const { status, tags, holdsForMs, etag } = this;
    const headers = [...this.#common];
    return { status, tags, holdsForMs, etag, headers, encoding: this.#encoding, body: this.#ready.body };
  }

  /** Its memory while it is kept, about: what is sent, and its tags. */
  get bytes(): number {
    const { headers, body } = this.#ready;
    const text = [...headers, ...this.tags].reduce((sum, one) => sum + one.length, 0);
    return body.length + text + this.tags.length * TAG_OVERHEAD_BYTES + OBJECT_OVERHEAD_BYTES;
  }

  /** undefined: it has to be encoded first */
  getEncoded(encoding: Encoding): Ready | undefined {
    return encoding === this.#encoding || this.#isShort ? this.#ready : undefined;
  }

  /** The page in another encoding; compresses outside of the event loop. */
  async encode(encoding: Encoding): Promise<Ready> {
    const ready = this.getEncoded(encoding);
    if (ready) return ready;
    const { body } = this.#ready;
    const plain = this.#encoding === 'br' ? await fromBrotli(body) : body;
    const sent =
      encoding === 'identity' ? plain : await (encoding === 'br' ? compressBrotli : compressGzip)(plain);
    return buildVariant(this.#common, sent, encoding);
  }

  /** Keeps nothing but the compressed bytes: a tenth of the page. */
  async pack(): Promise<void> {
    const { headers, body } = await this.encode('br');
    if (this.#isShort) return;
    // as long as it is: zlib gives a part of a longer buffer
    this.#ready = { headers, body: Buffer.concat([body]) };
    this.#encoding = 'br';
  }

  get #isShort(): boolean {
    return this.#encoding === 'identity' && this.#ready.body.length < COMPRESS_FROM_BYTES;
  }
}

function hashBody(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

function compressGzip(body: Buffer): Promise<Buffer> {
  return toGzip(body, { level: GZIP_LEVEL });
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

function buildVariant(common: ReadonlyMap<string, string>, body: Buffer, encoding: Encoding): Ready {
  const headers = new Map(common);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return { headers: [...headers].flat(), body };
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

/** Whether the client's copy is the current page. @param condition the If-None-Match header */
export function isUnchanged(page: ReadyPage, condition: string | undefined): boolean {
  if (!condition) return false;
  if (condition === '*') return true;
  const opaque = page.etag.slice(2);
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
