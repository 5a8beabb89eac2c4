import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';

const ID = /^r-[0-9a-f]{32}$/;
const WITHIN_MS = 5000;
const MOST_BYTES = 15 * 1024 * 1024;
const MOST_REDIRECTS = 2;

export type RemotePictureOptions = {
  readonly db: Kysely<DB>;
  /** hosts that pictures are fetched from, lower case; no other is ever asked */
  readonly hosts: ReadonlySet<string>;
  readonly log: Log;
  readonly fetch?: typeof fetch;
};

/**
 * Pictures that an import named by their address on the retailer's own server. Nothing but what an import has named is
 * fetched, from no host but those of the setting PICTURE_HOSTS (an address in a feed must not reach into the operator's
 * network), through no redirect that leaves them.
 * @returns null for an id that is none of them, and for a picture that does not come
 */
export function remotePictures(options: RemotePictureOptions): { load(id: string): Promise<Buffer | null> } {
  return {
    async load(id) {
      if (!ID.test(id)) return null;
      const address = await addressOf(options.db, id);
      if (!address) return null;
      try {
        return await fetchPicture(address, options, MOST_REDIRECTS);
      } catch (error) {
        options.log.warn({ err: error, host: address.host }, 'a retailer’s picture did not come');
        return null;
      }
    },
  };
}

async function addressOf(db: Kysely<DB>, id: string): Promise<URL | null> {
  const { rows } = await sql<{ url: string }>`
    select url from remote_picture where picture_id = ${id}`.execute(
    withoutTenantGuard(db, 'pictures are all tenants’'),
  );
  return rows[0] ? URL.parse(rows[0].url) : null;
}

async function fetchPicture(
  address: URL,
  options: RemotePictureOptions,
  redirects: number,
): Promise<Buffer | null> {
  const { hosts, fetch: ask = fetch } = options;
  if (!hosts.has(address.host.toLowerCase())) return null;
  const answer = await ask(address, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
  const location = answer.headers.get('location');
  if (answer.status >= 300 && answer.status < 400 && location && redirects > 0) {
    await answer.body?.cancel();
    return fetchPicture(new URL(location, address), options, redirects - 1);
  }
  if (!answer.ok || !/^image\/(?!svg)/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel();
    return null;
  }
  return bodyOf(answer);
}

/** @throws when it is larger than a picture may be, or does not end in time */
async function bodyOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`larger than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
