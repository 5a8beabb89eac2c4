import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';

/** Whether the words can be an article number: those of a feed are of many signs, often of letters and spaces alone. */
export function mayBeArticleNumber(term: string): boolean {
  return WHOLE_ARTICLE_NUMBER.test(term);
}
