import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export type CountedTerm = {
  readonly tenantId: string;
  readonly language: string;
  /** lower case */
  readonly term: string;
  readonly searches: number;
  /** hits of the last search */
  readonly hits: number;
  readonly at: Date;
};

/** Adds to the stored counts, in one statement and in an order that all servers share, so that they cannot deadlock. */
export async function writeTerms(db: Kysely<DB>, terms: readonly CountedTerm[]): Promise<void> {
  const rows = terms.map(({ tenantId, at, ...counted }) => ({ ...counted, tenant_id: tenantId, at }));
  await sql`
    insert into search_term (tenant_id, language, term, searches, last_hits, last_searched_at)
    select tenant_id, language, term, searches, hits, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted(
        tenant_id text, language char(2), term text, searches integer, hits integer, at timestamptz)
     order by tenant_id, language, term
    on conflict (tenant_id, language, term) do update
       set searches = search_term.searches + excluded.searches, last_hits = excluded.last_hits,
           last_searched_at = excluded.last_searched_at`.execute(
    removeTenantGuard(db, 'rows of several tenants are written at once, each with its own'),
  );
}

/** The count of a term, without the visitors. */
export type TermCount = { readonly term: string; readonly searches: number; readonly lastSearchedAt: Date };

/** Terms of the context's language that found nothing the last time, the most searched first. */
export async function selectZeroHits(ctx: RequestContext, limit: number): Promise<TermCount[]> {
  const rows = await ctx.db
    .selectFrom('search_term')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('language', '=', ctx.language)
    .where('last_hits', '=', sql.lit(0))
    .orderBy('searches', 'desc')
    .orderBy('term')
    .limit(limit)
    .select(['term', 'searches', 'last_searched_at'])
    .execute();
  return rows.map(({ last_searched_at, ...row }) => ({ ...row, lastSearchedAt: last_searched_at }));
}

/** Deletes terms that were searched for once and not again since: chance, and typing errors. */
export async function purgeTerms(db: Kysely<DB>, before: Date): Promise<void> {
  await removeTenantGuard(db, 'housekeeping is for all tenants')
    .deleteFrom('search_term')
    .where('searches', '=', 1)
    .where('last_searched_at', '<', before)
    .execute();
}
