import { open } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from '#commerce/ground/config/object-store.ts';

/** Why a file could not be read; a label of metrics. */
export type BucketFault = 'slow' | 'refused' | 'status' | 'large' | 'broken' | 'nonsense';

export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly fault: BucketFault;
  /** status of the answer over HTTP; undefined if there was no answer */
  readonly status: number | undefined;

  constructor(
    fault: BucketFault,
    message: string,
    { status, ...options }: ErrorOptions & { status?: number } = {},
  ) {
    super(message, options);
    this.fault = fault;
    this.status = status;
  }
}

/** Bytes of one file. */
export const MAX_FILE_BYTES = 1_000_000;
/** Milliseconds from a request to the last byte of its answer. */
export const TIMEOUT_MS = 5000;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 2;

export type BucketFetch = (address: string) => Promise<string | undefined>;

/**
 * Reads files of buckets: `http(s)://…`, `s3://bucket/key`, paths. 5,000 ms from the request to the last byte, one
 * megabyte at most.
 * @param authorization value of that header for `http(s)://…`; null if these buckets are public
 * @returns undefined if there is no such file. @throws BucketError with the address and the reason
 */
export function createBucketFetch(
  store: ObjectStore | null = null,
  authorization: string | null = null,
): BucketFetch {
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  const signer = createSigner(store);
  return async (address) => {
    if (!/^(https?|s3):/.test(address)) return readPath(address);
    const url = address.startsWith('s3:') ? buildObjectAddress(address, store) : address;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const isSigned = signer !== null && address.startsWith('s3:');
      const response = await (isSigned
        ? signer.fetch(url, { signal, redirect: 'manual' })
        : askAtHome(url, { signal, headers: address.startsWith('s3:') ? {} : headers }));
      return await readResponseText(response, url);
    } catch (error) {
      if (error instanceof BucketError) throw error;
      if (signal.aborted)
        throw new BucketError('slow', `${url} did not answer within ${TIMEOUT_MS} ms`, { cause: error });
      throw new BucketError('refused', `${url} could not be read: ${getReason(error)}`, { cause: error });
    }
  };
}

/**
 * Follows a redirect, twice at most and only to the same server: a bucket under foreign control must not make the shop
 * send requests within its own network, nor to another service of the bucket's host.
 */
async function askAtHome(
  url: string,
  asked: { readonly signal: AbortSignal; readonly headers: Record<string, string> },
): Promise<Response> {
  const home = new URL(url);
  let at = home;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(at.href, { ...asked, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    at = new URL(location, at);
    const isSecured = at.hostname === home.hostname && at.protocol === 'https:' && at.port === '';
    const isHome = at.origin === home.origin || isSecured;
    if (!isHome || hops === MOST_REDIRECTS) throw new BucketError('refused', `${url} leads to ${at.origin}`);
  }
}

/** Signs requests to the store (AWS Signature Version 4). @returns null if its objects are public */
export function createSigner(store: ObjectStore | null): AwsClient | null {
  if (!store?.keys) return null;
  return new AwsClient({ ...store.keys, service: 's3', region: store.region, retries: 0 });
}

/** @param address s3://bucket/key. @throws BucketError where no object store is configured */
export function buildObjectAddress(address: string, store: ObjectStore | null): string {
  if (!store) throw new BucketError('refused', `${address} needs CONTENT_S3_ENDPOINT`);
  const [, bucket = '', key = ''] = /^s3:\/\/([^/]+)\/(.*)$/.exec(address) ?? [];
  const endpoint = new URL(store.endpoint);
  if (store.style === 'virtual') endpoint.host = `${bucket}.${endpoint.host}`;
  const base = endpoint.href.replace(/\/$/, '');
  return store.style === 'virtual' ? `${base}/${key}` : `${base}/${bucket}/${key}`;
}

async function readResponseText(response: Response, url: string): Promise<string | undefined> {
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    const { status, statusText } = response;
    throw new BucketError('status', `${url} answered ${status} ${statusText}`.trim(), { status });
  }
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > MAX_FILE_BYTES) {
    await response.body?.cancel();
    throw new BucketError('large', `${url} is larger than ${MAX_FILE_BYTES} bytes`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_FILE_BYTES)
      throw new BucketError('large', `${url} is larger than ${MAX_FILE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks));
}

async function readPath(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    if (size > MAX_FILE_BYTES)
      throw new BucketError('large', `${path} is larger than ${MAX_FILE_BYTES} bytes`);
    return decode(await file.readFile());
  } catch (error) {
    if (error instanceof BucketError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new BucketError('broken', `${path} could not be read: ${getReason(error)}`, { cause: error });
  }
}

/** Without the byte order mark that some editors' programs write before the text. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function getReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return (error instanceof Error ? error.message : String(error)) + cause;
}
