import { expect, it } from 'vitest';
import { WHOLE_ARTICLE_NUMBER } from './article-number.ts';

it.each(['1', 'AB-1', 'AB_1.2', '0042.B-7', 'KL-AP13NEW(W)', 'A*1!', 'x'.repeat(50)])(
  '%s is an article number',
  (text) => expect(WHOLE_ARTICLE_NUMBER.test(text)).toBe(true),
);

it.each(['', '-1', '.', '..', '_a', 'a/b', 'a b', 'a\n', 'ä', 'x'.repeat(51)])(
  '%j is not an article number',
  (text) => expect(WHOLE_ARTICLE_NUMBER.test(text)).toBe(false),
);
