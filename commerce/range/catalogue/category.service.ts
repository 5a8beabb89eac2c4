import { cached, createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getLanguage, type Language, type Locale } from '#tenants/tenant.ts';
import { buildTree, type Category, type CategoryTree } from './category-tree.rules.ts';
import { createSpeller } from './spelling.rules.ts';

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

type CategoryTrees = ReadonlyMap<Locale, CategoryTree>;

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

async function loadTrees(ctx: RequestContext): Promise<CategoryTrees> {
  const rows = await ctx.db
    .selectFrom('category as c')
    .innerJoin('category_text as t', (on) =>
      on.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.category_id', '=', 'c.category_id'),
    )
    .where('c.tenant_id', '=', ctx.tenant.id)
    .select([
      'c.category_id as id',
      'c.parent_id as parentId',
      'c.category_key as key',
      'c.picture',
      't.language',
      't.name',
      't.path',
      't.description',
    ])
    .orderBy('c.position')
    .orderBy('c.category_id')
    .execute();
  const filterByLanguage = (language: Language) => rows.filter((row) => row.language === language);
  return new Map(
    ctx.tenant.locales.map(({ locale }) => {
      const write = createSpeller(locale);
      const written = filterByLanguage(getLanguage(locale)).map(({ language: _, ...row }) => ({
        ...row,
        name: write(row.name),
        description: write(row.description),
      }));
      return [locale, buildTree(written)];
    }),
  );
}
