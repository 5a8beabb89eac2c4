import { fold } from '#search/language/fold.rules.ts';
import type { SearchedTerm } from './catalogue-source.types.ts';

/** A term that many visitors have searched for with hits. */
export type PopularTerm = {
  /** in the most frequent spelling */
  readonly term: string;
  /** in the form that typed text is compared with */
  readonly folded: string;
};

/** by tenant and language; the most visitors first */
export type PopularTerms = ReadonlyMap<string, readonly PopularTerm[]>;

export function buildPopularTerms(terms: readonly SearchedTerm[]): PopularTerms {
  const byKey = Map.groupBy(terms, ({ tenantId, language }) => buildPopularKey(tenantId, language));
  return new Map(
    [...byKey].map(([key, own]) => [key, own.map(({ term }) => ({ term, folded: foldTyped(term) }))]),
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
