import type { Log } from '#commerce/ground/kernel/context.ts';
import { cmsPictureAddress, isBelow } from '#commerce/range/content/cms/cms-picture.rules.ts';
import type { ContentBuckets } from '#commerce/range/content/content-buckets.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { fetchPicture } from './fetch-picture.ts';

export type CmsPictureOptions = {
  readonly content: Pick<ContentBuckets, 'pictureOf'>;
  readonly tenants: readonly Pick<Tenant, 'id' | 'endpoints'>[];
  readonly log: Log;
  readonly fetch?: typeof fetch;
};

/**
 * Pictures of a tenant's CMS. Nothing is fetched but what a page of content has named, signed by the shop, and what
 * stands below the address that the tenant's settings say.
 * @returns null for an id that is none of them, and for a picture that does not come
 */
export function cmsPictures({ content, tenants, log, fetch }: CmsPictureOptions): {
  load(id: string): Promise<Buffer | null>;
} {
  const bases = new Map(tenants.map(({ id, endpoints }) => [id, endpoints.cms?.pictures ?? null]));
  return {
    async load(id) {
      const name = content.pictureOf(id);
      const address = name === null ? null : cmsPictureAddress(name, (tenant) => bases.get(tenant) ?? null);
      if (address === null) return null;
      const isAllowed = (one: URL) => [...bases.values()].some((base) => base !== null && isBelow(base, one));
      try {
        return await fetchPicture(address, { isAllowed, fetch });
      } catch (error) {
        log.warn({ err: error, picture: id, host: address.host }, 'a picture of the CMS did not come');
        return null;
      }
    },
  };
}
