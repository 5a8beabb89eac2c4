import type { Locale, RankingSettings } from '#search/search.types.ts';
import type { AttributeDefinition } from './labels.ts';
import type { SearchWords } from './plan.types.ts';

/** The data of a tenant that the engine needs; plain data, so that it can be sent to a worker. */
export type SearchTenant = {
  readonly id: string;
  readonly locales: readonly Locale[];
  /** languages whose rules texts are read by, where not the locale's own */
  readonly packs?: Readonly<Partial<Record<Locale, string>>>;
  /** of this tenant alone, beside those that the catalogue names */
  readonly attributes?: Readonly<Partial<Record<Locale, readonly AttributeDefinition[]>>>;
  readonly ranking: RankingSettings;
  /** by language */
  readonly words: Readonly<Record<string, SearchWords>>;
};
