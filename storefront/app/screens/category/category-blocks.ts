import type { ResultOf } from 'gql.tada';
import type { CategoryIdea, CategoryQuery } from './category.query.ts';

type Category = NonNullable<ResultOf<typeof CategoryQuery>['category']>;
export type CategoryBlock = NonNullable<Category['editorial']>['blocks'][number];
export type CategoryText = Extract<CategoryBlock, { __typename: 'ContentText' }>;

/** The editor's idea for a category: the first teaser in its content; null if it has none. */
export function findIdea(blocks: readonly CategoryBlock[]): CategoryIdea | null {
  for (const block of blocks)
    if (block.__typename === 'ContentTeaser' && block.teasers[0]) return block.teasers[0];
  return null;
}

/** The texts of a category's content, in order. */
export function listTexts(blocks: readonly CategoryBlock[]): CategoryText[] {
  return blocks.filter((block) => block.__typename === 'ContentText');
}
