import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Department } from './feed/department.rules.ts';
import type { FeedCategory } from './feed/feed-to-products.rules.ts';
import { type ImportCategories, isMadeByImport, joinNames } from './write/category-plan.rules.ts';

type CategoryRow = {
  id: number;
  parentId: number | null;
  key: string;
  /** by language */
  texts: Readonly<Record<string, { name: string; path: string }>>;
};

/** @param ctx its tenant's categories are found by their names in its language */
export async function importCategories(
  ctx: Pick<RequestContext, 'db' | 'tenant' | 'language'>,
): Promise<ImportCategories> {
  const { db, tenant, language } = ctx;
  const { rows } = await sql<CategoryRow>`
    select c.category_id as id, c.parent_id as "parentId", c.category_key as key, coalesce((
             select jsonb_object_agg(trim(t.language), jsonb_build_object('name', t.name, 'path', t.path))
               from category_text t where t.tenant_id = c.tenant_id and t.category_id = c.category_id), '{}') as texts
      from category c where c.tenant_id = ${tenant.id} order by c.position, c.category_id`.execute(db);
  const departments = await loadDepartments(db, tenant.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const trails = rows.map((row) => ({ row, trail: buildTrail(row, byId) }));
  const buildFeedCategory = (row: CategoryRow, trail: readonly CategoryRow[]): FeedCategory => ({
    categoryId: row.id,
    categoryIds: trail.map(({ id }) => id),
    department: isMadeByImport(row.key) ? null : (departments.get(row.id) ?? null),
  });
  const own = trails.filter(({ row }) => !isMadeByImport(row.key));
  return {
    byKey: new Map(trails.map(({ row, trail }) => [row.key, buildFeedCategory(row, trail)])),
    byNames: new Map(
      own.map(({ row, trail }) => [
        joinNames(trail.map(({ texts }) => texts[language]?.name ?? '')),
        buildFeedCategory(row, trail),
      ]),
    ),
    paths: new Map(
      rows.map(({ key, texts }) => [
        key,
        Object.fromEntries(Object.entries(texts).map(([one, { path }]) => [one, path])),
      ]),
    ),
  };
}

/** The path from the top down to the category itself. */
function buildTrail(row: CategoryRow, byId: ReadonlyMap<number, CategoryRow>): CategoryRow[] {
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
async function loadDepartments(db: Kysely<DB>, tenantId: string): Promise<Map<number, Department>> {
  const { rows } = await sql<{ id: number; department: Department }>`
    select category_id as id, mode() within group (order by p.department) as department
      from listing l join product p using (product_id) cross join unnest(l.category_ids) as category_id
     where l.tenant_id = ${tenantId} group by category_id`.execute(db);
  return new Map(rows.map(({ id, department }) => [id, department]));
}
