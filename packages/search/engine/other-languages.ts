import type { EngineAnswer, EngineQuery } from './engine.types.ts';
import { answer, type SearchScope } from './searcher.ts';

/**
 * The answer to words that may be of another of the tenant's languages: a French-speaking shopper on German pages types
 * "bottes". Where the page's own language finds nothing, leaves words out or corrects them, and another language finds
 * all of them as they were typed, that one answers. The visitor's filters do not change which one it is.
 * @param others the tenant's other languages, with the labels of the page
 */
export function answerInAny(
  scope: SearchScope,
  others: () => readonly SearchScope[],
  query: EngineQuery,
): EngineAnswer {
  const own = answer(scope, query);
  const plain = { ...query, categoryId: null, filters: [], page: 1, sort: 'popularity' } as const;
  const isPlain = query.categoryId === null && query.filters.length === 0 && query.page === 1;
  const isPlainToo = isPlain && query.sort === 'popularity';
  if (isAsTyped(own)) return own;
  if (!isPlainToo && isAsTyped(answer(scope, plain))) return own;
  for (const other of others()) {
    const answered = answer(other, plain);
    if (isAsTyped(answered)) return isPlainToo ? answered : answer(other, query);
  }
  return own;
}

/** Whether articles are called by all the words as they were typed. */
export function isAsTyped({ totalCount, understood }: EngineAnswer): boolean {
  const { correctedTo, ignored, onlyMentioned, complete } = understood;
  const isWhole = correctedTo === null && ignored.length === 0 && onlyMentioned.length === 0;
  return totalCount > 0 && isWhole && complete !== 0;
}
