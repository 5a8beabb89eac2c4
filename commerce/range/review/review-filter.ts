import { type Expression, type SqlBool, sql } from 'kysely';
import { FIT_TAGS, type ReviewChoice, type ReviewVariation } from '#forms/lists/review-list.ts';

export type AskedReviews = Partial<Omit<ReviewChoice, 'sort'>>;

/** Whether the choice contains something that the counts of stars and variants do not cover. */
export function needsCount({ fit, words, pictures }: AskedReviews): boolean {
  return Boolean(fit || words || pictures);
}

/** The condition of a choice, for a query with `review r` and its `variant v`. */
export function buildReviewCondition({
  stars,
  variation,
  fit,
  words,
  pictures,
}: AskedReviews): Expression<SqlBool> {
  const conditions = [
    ...(stars ? [sql<boolean>`r.stars = ${stars}`] : []),
    ...(variation ? [buildVariationCondition(variation)] : []),
    ...(fit ? [sql<boolean>`r.tags @> array[${FIT_TAGS[fit]}]::text[]`] : []),
    ...(words ?? '').split(' ').flatMap((word) => (word === '' ? [] : [hasWord(word)])),
    ...(pictures
      ? [sql<boolean>`exists (select from review_picture p where p.review_id = r.review_id)`]
      : []),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function buildVariationCondition({ key, value }: ReviewVariation): Expression<SqlBool> {
  return key === 'colour' ? sql`v.colour_key = ${value}` : sql`v.dimensions ->> ${key} = ${value}`;
}

/** Whether title or text contains the word, ignoring case and the difference of ß and ss. */
function hasWord(word: string): Expression<SqlBool> {
  const folded = word.toLowerCase().replaceAll('ß', 'ss');
  return sql`strpos(replace(lower(r.title || ' ' || r.body), 'ß', 'ss'), ${folded}) > 0`;
}
