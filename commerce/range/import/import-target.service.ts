import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { FeedCategory, FeedTarget } from './feed-to-products.rules.ts';
import type { Department } from './google-taxonomy.rules.ts';

type CategoryRow = { id: number; parentId: number | null; key: string; name: string | null };

/** A tenant's categories as an import finds them: by names from the top, by key, with ancestors. */
export type ImportCategories = {
  readonly byKey: ReadonlyMap<string, FeedCategory>;
  /** names in lower case, joined by ` > ` */
  readonly byNames: ReadonlyMap<string, FeedCategory>;
};

/** @param ctx its tenant's categories, named in its language */
export async function importCategories(
  ctx: Pick<RequestContext, 'db' | 'tenant' | 'language'>,
): Promise<ImportCategories> {
  const { db, tenant, language } = ctx;
  const rows = await db
    .selectFrom('category as c')
    .leftJoin('category_text as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'c.tenant_id')
        .onRef('t.category_id', '=', 'c.category_id')
        .on('t.language', '=', language),
    )
    .where('c.tenant_id', '=', tenant.id)
    .select(['c.category_id as id', 'c.parent_id as parentId', 'c.category_key as key', 't.name'])
    .execute();
  const departments = await departmentsOf(db, tenant.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const trails = rows.map((row) => trailOf(row, byId));
  const categoryOf = (trail: readonly CategoryRow[]): FeedCategory => {
    const id = trail.at(-1)?.id ?? 0;
    return {
      categoryId: id,
      categoryIds: trail.map((row) => row.id),
      department: departments.get(id) ?? null,
    };
  };
  return {
    byKey: new Map(trails.map((trail) => [trail.at(-1)?.key ?? '', categoryOf(trail)])),
    byNames: new Map(trails.map((trail) => [joined(trail.map(({ name }) => name ?? '')), categoryOf(trail)])),
  };
}

/**
 * Where a feed's rows go. A product_type is looked for as the whole way from the top, then as the end of one, then
 * without its last names; what has none goes to the category of `fallbackKey`.
 */
export function feedTarget(
  ctx: Pick<RequestContext, 'tenant' | 'currency' | 'language'>,
  categories: ImportCategories,
  options: { fallbackKey: string | null; stockWhenAvailable: number },
): FeedTarget {
  const fallback = options.fallbackKey === null ? null : (categories.byKey.get(options.fallbackKey) ?? null);
  const kept = new Map<string, FeedCategory | null>();
  const find = (names: readonly string[]): FeedCategory | null => {
    for (let length = names.length; length > 0; length -= 1) {
      const way = joined(names.slice(0, length));
      const exact = categories.byNames.get(way);
      if (exact) return exact;
      const ends = [...categories.byNames].filter(([known]) => known.endsWith(` > ${way}`));
      if (ends.length === 1) return ends[0]?.[1] ?? null;
    }
    return fallback;
  };
  return {
    ...{ tenantId: ctx.tenant.id, currency: ctx.currency, language: ctx.language },
    stockWhenAvailable: options.stockWhenAvailable,
    category(names) {
      const way = joined(names);
      const known = kept.get(way);
      if (known !== undefined) return known;
      const found = find(names);
      kept.set(way, found);
      return found;
    },
  };
}

function joined(names: readonly string[]): string {
  return names.map((name) => name.trim().toLowerCase()).join(' > ');
}

/** From the top down to the category itself. */
function trailOf(row: CategoryRow, byId: ReadonlyMap<number, CategoryRow>): CategoryRow[] {
  const trail = [row];
  for (
    let parent = byId.get(row.parentId ?? 0);
    parent && trail.length < 20;
    parent = byId.get(parent.parentId ?? 0)
  )
    trail.unshift(parent);
  return trail;
}

/** The department of most of a category's articles. */
async function departmentsOf(db: Kysely<DB>, tenantId: string): Promise<Map<number, Department>> {
  const { rows } = await sql<{ id: number; department: Department }>`
    select category_id as id, mode() within group (order by p.department) as department
      from listing l join product p using (product_id) cross join unnest(l.category_ids) as category_id
     where l.tenant_id = ${tenantId} group by category_id`.execute(db);
  return new Map(rows.map(({ id, department }) => [id, department]));
}
