import type { ReadRows, SearchedTerm } from '#search/engine/catalogue-source.types.ts';

/** A term with fewer visitors is not suggested to others: it may be a name, or somebody's own number. */
export const LEAST_VISITORS = 5;
const MOST_TERMS = 10_000;
const DAYS = 30;

/**
 * Terms of the last 30 days, counted by visitors, the most visitors first: a history has a term once, and a visitor who
 * deletes it no longer counts. Terms without hits in the last search are left out.
 * @param now milliseconds since 1970
 */
export function readPopularTerms(
  read: ReadRows,
  tenantIds: readonly string[],
  now: number,
): Promise<readonly SearchedTerm[]> {
  return read<SearchedTerm>(
    `select h.tenant_id as "tenantId", h.language, mode() within group (order by h.term) as term
       from search_history h
       join search_term t on t.tenant_id = h.tenant_id and t.language = h.language and t.term = lower(h.term)
      where h.tenant_id = any($1::text[]) and h.searched_at > to_timestamp($2) and t.last_hits > 0
      group by h.tenant_id, h.language, t.term
     having count(*) >= $3
      order by count(*) desc, t.term limit $4`,
    [tenantIds, now / 1000 - DAYS * 86_400, LEAST_VISITORS, MOST_TERMS],
  );
}
