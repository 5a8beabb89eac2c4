import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { fetchPicture } from './fetch-picture.ts';

const ID = /^r-[0-9a-f]{32}$/;

export type RemotePictureOptions = {
  readonly db: Kysely<DB>;
  /** hosts that pictures are fetched from, lower case; no other is ever asked */
  readonly hosts: ReadonlySet<string>;
  readonly fetch?: typeof fetch;
};

/**
 * Pictures on the retailer's own server that an import named by their address. Only those are fetched, only from the
 * hosts in the setting PICTURE_HOSTS (an address in a feed must not reach into the operator's network), and without
 * following redirects to other hosts. `load`: null for any other id, and for a picture that does not exist
 */
export function createRemotePictures(options: RemotePictureOptions): {
  load(id: string): Promise<Buffer | null>;
} {
  return {
    async load(id) {
      if (!ID.test(id)) return null;
      const address = await findPictureAddress(options.db, id);
      if (!address) return null;
      const isAllowed = ({ host }: URL) => options.hosts.has(host.toLowerCase());
      return fetchPicture(address, { isAllowed, fetch: options.fetch });
    },
  };
}

async function findPictureAddress(db: Kysely<DB>, id: string): Promise<URL | null> {
  const { rows } = await sql<{ url: string }>`
    select url from remote_picture where picture_id = ${id}`.execute(
    removeTenantGuard(db, 'pictures are all tenants’'),
  );
  return rows[0] ? URL.parse(rows[0].url) : null;
}
