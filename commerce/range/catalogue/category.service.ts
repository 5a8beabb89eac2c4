import { cached, createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Locale } from '#tenants/tenant.ts';
import { type CategoryTrees, loadTrees } from './category.store.ts';
import type { Category, CategoryTree } from './category-tree.rules.ts';

const LIFETIME_MS = 5 * 60_000;

const treesByTenant = createOncePerProcess((events) =>
  cached<CategoryTrees>({
    ttlMs: LIFETIME_MS,
    max: 200,
    dropOn: {
      events,
      isOutdated: (event, tenantId) => event.type === 'category-changed' && event.tenantId === tenantId,
    },
  }),
);

/** The tenant's categories in the context's locale. Cached in memory until the tenant's categories change. */
export async function loadCategoryTree(ctx: RequestContext): Promise<CategoryTree> {
  return getTree(await loadCategoryTrees(ctx), ctx.locale);
}

/** @param path slugs joined by '/', without slashes at the ends. @returns null if there is none in this locale */
export async function findCategoryByPath(ctx: RequestContext, path: string): Promise<Category | null> {
  return (await loadCategoryTree(ctx)).byPath.get(path) ?? null;
}

function getTree(trees: CategoryTrees, locale: Locale): CategoryTree {
  const tree = trees.get(locale);
  if (!tree) throw new Error(`the tenant has no locale ${locale}`);
  return tree;
}

function loadCategoryTrees(ctx: RequestContext): Promise<CategoryTrees> {
  return treesByTenant(ctx.events).get(ctx.tenant.id, () => loadTrees(ctx));
}
