import type { RankingSettings } from './search.types.ts';

/** The weights of a tenant without its own. */
export const DEFAULT_RANKING = {
  // position of a word
  name: 2.2,
  head: 1.5,
  keywords: 1.8,
  attributes: 0.2,
  description: 2.5,
  // how the typed word became the word found
  exact: 1,
  inflection: 0.95,
  compound: 0.8,
  prefix: 0.6,
  // a reading with corrected words is tried on its own: they weigh in it as if they had been typed
  spelling: 1,
  synonym: 0.7,
  phrase: 0.5,
  // signals of the article itself
  popularity: 0.6,
  availability: 0.25,
  rating: 0.3,
  novelty: 0.1,
} as const satisfies RankingSettings;
