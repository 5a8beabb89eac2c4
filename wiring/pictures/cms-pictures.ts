import type { ContentBuckets } from '#commerce/range/content/bucket/content-buckets.ts';
import { buildCmsPictureAddress, isBelow } from '#commerce/range/content/cms/cms-picture.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { fetchPicture } from './fetch-picture.ts';

export type CmsPictureOptions = {
  readonly content: Pick<ContentBuckets, 'resolvePicture'>;
  readonly tenants: readonly Pick<Tenant, 'id' | 'endpoints'>[];
  readonly fetch?: typeof fetch;
};

/**
 * Pictures of a tenant's CMS. Only pictures that content uses, with an id signed by the shop, are fetched, and only
 * from below the address in the tenant's settings. `load`: null for any other id, and for a picture that does not
 * exist
 */
export function createCmsPictures({ content, tenants, fetch }: CmsPictureOptions): {
  load(id: string): Promise<Buffer | null>;
} {
  const bases = new Map(tenants.map(({ id, endpoints }) => [id, endpoints.cms?.pictures ?? null]));
  return {
    async load(id) {
      const name = content.resolvePicture(id);
      const address =
        name === null ? null : buildCmsPictureAddress(name, (tenant) => bases.get(tenant) ?? null);
      if (address === null) return null;
      const isAllowed = (one: URL) => [...bases.values()].some((base) => base !== null && isBelow(base, one));
      return fetchPicture(address, { isAllowed, fetch });
    },
  };
}
