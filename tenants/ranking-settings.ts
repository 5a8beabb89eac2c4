import { z } from 'zod';

const weight = z.number().min(0).max(10);

/** The parts of a product's position in a search result (explained at RankingSettings); 0 switches a part off. */
export const rankingSettings = z.object({
  name: weight,
  head: weight,
  keywords: weight,
  attributes: weight,
  description: weight,
  exact: weight,
  inflection: weight,
  compound: weight,
  prefix: weight,
  spelling: weight,
  synonym: weight,
  phrase: weight,
  popularity: weight,
  availability: weight,
  rating: weight,
  novelty: weight,
});
