import { fold } from '#search/language/fold.rules.ts';
import type { ReadRows } from './document.types.ts';

/** A term that many visitors have searched for with hits. */
export type PopularTerm = {
  /** in the most frequent spelling */
  readonly term: string;
  /** in the form that typed text is compared with */
  readonly folded: string;
};

/** by tenant and language; the most visitors first */
export type PopularTerms = ReadonlyMap<string, readonly PopularTerm[]>;

/** A term with fewer visitors is not suggested to others: it may be a name, or somebody's own number. */
export const LEAST_VISITORS = 5;
const MOST_TERMS = 10_000;
const DAYS = 30;

/**
 * Terms of the last 30 days, counted by visitors: a history has a term once, and a visitor who deletes it no longer
 * counts. Terms without hits in the last search are left out.
 * @param now milliseconds since 1970
 */
export async function readPopularTerms(
  read: ReadRows,
  tenantIds: readonly string[],
  now: number,
): Promise<PopularTerms> {
  const rows = await read<{ tenant_id: string; language: string; term: string }>(
    `select h.tenant_id, h.language, mode() within group (order by h.term) as term
       from search_history h
       join search_term t on t.tenant_id = h.tenant_id and t.language = h.language and t.term = lower(h.term)
      where h.tenant_id = any($1::text[]) and h.searched_at > to_timestamp($2) and t.last_hits > 0
      group by h.tenant_id, h.language, t.term
     having count(*) >= $3
      order by count(*) desc, t.term limit $4`,
    [tenantIds, now / 1000 - DAYS * 86_400, LEAST_VISITORS, MOST_TERMS],
  );
  const terms = rows.map((row) => ({ ...row, key: buildPopularKey(row.tenant_id, row.language) }));
  return new Map(
    [...Map.groupBy(terms, ({ key }) => key)].map(([key, own]) => [
      key,
      own.map(({ term }) => ({ term, folded: foldTyped(term) })),
    ]),
  );
}

export function buildPopularKey(tenantId: string, language: string): string {
  return `${tenantId} ${language}`;
}

/** Popular terms that continue the typed text, the most searched first. */
export function filterPopularTerms(terms: readonly PopularTerm[], typed: string, limit: number): string[] {
  const begun = foldTyped(typed);
  const found: string[] = [];
  for (const { term, folded: known } of terms) {
    if (found.length === limit) break;
    if (known.startsWith(begun)) found.push(term);
  }
  return found;
}

function foldTyped(text: string): string {
  return fold(text.trimStart()).replace(/\s+/g, ' ');
}
