import { cached, createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Category } from '../category-tree.rules.ts';
import {
  type LocalizedPath,
  loadCategories,
  localizePaths,
  type WrittenCategory,
} from './alternates.queries.ts';

const LIFETIME_MS = 5 * 60_000;

/**
 * Addresses of the category in all markets where it has articles, and in the context's own market in any case. Cached
 * in memory until a market's categories change, for a few minutes at most, because the articles on sale change too.
 */
export async function listCategoryAlternates(
  ctx: RequestContext,
  { category, tenants }: { readonly category: Category; readonly tenants: readonly Tenant[] },
): Promise<LocalizedPath[]> {
  const found = await writtenCategories(ctx.events).get(category.key, () =>
    loadCategories(ctx, category.key, tenants),
  );
  return localizePaths(
    tenants,
    found.filter(({ tenantId, filled }) => filled || tenantId === ctx.tenant.id),
    ({ path }) => `/${path}/`,
  );
}

const writtenCategories = createOncePerProcess((events) =>
  cached<readonly WrittenCategory[]>({
    ttlMs: LIFETIME_MS,
    max: 2000,
    dropOn: { events, isOutdated: ({ type }) => type === 'category-changed' },
  }),
);
