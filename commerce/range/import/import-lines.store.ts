import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getLanguage, type Tenant } from '#tenants/tenant.ts';
import { importCategories } from './import-target.store.ts';
import type { ImportCategories } from './write/category-plan.rules.ts';

export type Targets = {
  readonly tenants: ReadonlyMap<string, { tenant: Tenant; categories: ImportCategories }>;
  readonly brands: ReadonlyMap<string, string>;
  readonly colours: ReadonlySet<string>;
};

/** The names that product lines may refer to, as the database has them now. */
export async function loadTargets(ctx: RequestContext, tenants: readonly Tenant[]): Promise<Targets> {
  const known = new Map<string, { tenant: Tenant; categories: ImportCategories }>();
  for (const tenant of tenants) {
    const language = getLanguage(tenant.locales[0]?.locale ?? ctx.locale);
    known.set(tenant.id, { tenant, categories: await importCategories({ db: ctx.db, tenant, language }) });
  }
  const brands = await ctx.db.selectFrom('brand').select(['slug', 'name']).execute();
  const colours = await ctx.db.selectFrom('colour').select('colour_key').execute();
  return {
    tenants: known,
    brands: new Map(brands.map(({ slug, name }) => [slug, name])),
    colours: new Set(colours.map(({ colour_key: key }) => key)),
  };
}
