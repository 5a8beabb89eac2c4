import type { ObjectStore } from '#commerce/ground/config/object-store.ts';
import { BucketError, buildObjectAddress, createSigner, TIMEOUT_MS } from './bucket-fetch.ts';

/** An operator's write access to a bucket; the shop itself only reads. */
export type BucketStore = {
  /** Writes a file by PUT. @throws BucketError naming the address and why */
  put(address: string, text: string): Promise<void>;
  /**
   * Addresses of all files below one (S3's ListObjectsV2).
   * @param beginning s3://bucket/prefix
   * @throws BucketError naming the address and why
   */
  list(beginning: string): Promise<string[]>;
};

/** Most lists of 1000 files each, so that an endless listing of a broken service ends. */
const MAX_LISTS = 100;

/** Requests to `s3://` are signed where the store has keys; 5,000 ms each. */
export function createBucketStore(store: ObjectStore | null): BucketStore {
  const signer = createSigner(store);

  async function ask(address: string, url: string, init: RequestInit): Promise<string> {
    const request = { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const isSigned = signer !== null && address.startsWith('s3:');
      const response = await (isSigned ? signer.fetch(url, request) : fetch(url, request));
      const text = await response.text();
      if (response.ok) return text;
      throw new BucketError('status', `${url} answered ${response.status} ${response.statusText}`.trim());
    } catch (error) {
      if (error instanceof BucketError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new BucketError('refused', `${url} could not be reached: ${reason}`, { cause: error });
    }
  }

  return {
    async put(address, text) {
      const url = address.startsWith('s3:') ? buildObjectAddress(address, store) : address;
      await ask(address, url, { method: 'PUT', body: text, headers: { 'content-type': 'application/json' } });
    },
    async list(beginning) {
      const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/(.*)$/.exec(beginning) ?? [];
      const url = new URL(buildObjectAddress(`s3://${bucket}/`, store));
      const found: string[] = [];
      let token: string | undefined;
      for (let lists = 0; lists < MAX_LISTS; lists++) {
        url.search = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token && { 'continuation-token': token }),
        }).toString();
        const answer = await ask(beginning, url.href, {});
        for (const [, key = ''] of answer.matchAll(/<Key>([^<]*)<\/Key>/g))
          found.push(`s3://${bucket}/${unescapeXml(key)}`);
        token = /<NextContinuationToken>([^<]*)</.exec(answer)?.[1];
        if (token === undefined) return found;
        token = unescapeXml(token);
      }
      throw new BucketError('large', `${beginning} has more than ${MAX_LISTS} lists of files`);
    },
  };
}

function unescapeXml(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
