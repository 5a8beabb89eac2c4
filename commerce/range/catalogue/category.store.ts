import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getLanguage, type Language, type Locale } from '#tenants/tenant.ts';
import { buildTree, type CategoryTree } from './category-tree.rules.ts';
import { createSpeller } from './spelling.rules.ts';

export type CategoryTrees = ReadonlyMap<Locale, CategoryTree>;

export async function loadTrees(ctx: RequestContext): Promise<CategoryTrees> {
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
