import { CompiledQuery, sql } from 'kysely';
import type { Database } from '#commerce/ground/database/connection.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { openInProcessEngine } from '#commerce/range/search-api/engine/open-engine.ts';
import { buildSearchTenant } from '#commerce/range/search-api/search-engine.ts';
import type { SearchEngine } from '#search/engine/engine.types.ts';
import type { RankingSettings } from '#search/search.types.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import { DEPTH } from './ndcg.rules.ts';
import { createBm25 } from './plain-bm25.ts';
import type { Ask } from './score.ts';

/** The searched tenant and language. */
export type Market = { readonly tenant: Tenant; readonly locale: Locale };

const BATCH = 500;

/** The shop's own search, with other weights where they are given. */
export function openEngine(
  { kysely }: Database,
  tenants: readonly Tenant[],
  ranking: Partial<RankingSettings> = {},
  now: () => number = Date.now,
): SearchEngine {
  const db = removeTenantGuard(kysely, 'the index holds whole tables; questions name their tenant');
  const log = { debug() {}, info() {}, warn() {}, error: console.error };
  return openInProcessEngine({
    read: async <Row>(text: string, values: readonly unknown[]) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
    batch: BATCH,
    tenants: tenants.map((tenant) => {
      const known = buildSearchTenant(tenant);
      return { ...known, ranking: { ...known.ranking, ...ranking } };
    }),
    events: createEvents(),
    log,
    now,
  });
}

export function createAsk(
  engine: SearchEngine,
  { tenant, locale }: Market,
  now: () => number = Date.now,
): Ask {
  return async (text) => {
    const answer = await engine.search({
      tenantId: tenant.id,
      locale,
      text,
      categoryId: null,
      filters: [],
      sort: 'popularity',
      page: 1,
      explain: false,
      verbatim: false,
      now: now(),
    });
    if (!answer) throw new Error('the search has no index');
    return { ids: answer.productIds, total: answer.totalCount };
  };
}

/** The order by PostgreSQL's full-text search: words inflected, all required, popular articles first. */
export function createSqlAsk({ kysely }: Database, { tenant, locale }: Market): Ask {
  const language = locale.slice(0, 2);
  const configuration = tenant.locales.find((one) => one.locale === locale)?.searchConfiguration ?? 'simple';
  return async (text) => {
    const { rows } = await sql<{ id: number; total: number }>`
      select l.product_id as id, count(*) over () as total from product_text t
        join listing l on l.product_id = t.product_id and l.tenant_id = ${tenant.id} and l.discontinued_at is null,
        websearch_to_tsquery(${sql.lit(configuration)}::regconfig, ${text}) as asked
       where t.language = ${language} and t.search @@ asked
       order by ts_rank('{0.05, 0.1, 0.4, 1.0}', t.search, asked, 1) * (1 + ln(1 + l.popularity)) desc, l.product_id
       limit ${DEPTH}`.execute(kysely);
    return { ids: rows.map(({ id }) => Number(id)), total: Number(rows[0]?.total ?? 0) };
  };
}

/** The order by plain BM25 with the fields of the other sets: name twice, description, brand. */
export async function createBm25Ask({ kysely }: Database, { tenant, locale }: Market): Promise<Ask> {
  const { rows } = await sql<{ id: number; text: string }>`
    select p.product_id as id, concat_ws(' ', t.name, t.name, t.description, b.name) as text
      from product p join brand b on b.brand_id = p.brand_id
      join product_text t on t.product_id = p.product_id and t.language = ${locale.slice(0, 2)}
      join listing l on l.product_id = p.product_id and l.tenant_id = ${tenant.id} and l.discontinued_at is null
     order by p.product_id`.execute(kysely);
  const search = createBm25(rows.map(({ id, text }) => ({ id: Number(id), text })));
  return async (query) => {
    const ids = search(query);
    return { ids, total: ids.length };
  };
}
