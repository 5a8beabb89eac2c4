import { expect, it } from 'vitest';
import { decodeArticleNumber, WHOLE_ARTICLE_NUMBER } from './article-number.ts';

it.each([
  '1',
  'AB-1',
  'AB_1.2',
  '0042.B-7',
  'KL-AP13NEW(W)',
  'A*1!',
  'RC/NAVY L+',
  'A / B',
  'a/b',
  'a b',
  'x'.repeat(50),
])('%s is an article number', (text) => expect(WHOLE_ARTICLE_NUMBER.test(text)).toBe(true));

it.each([
  '',
  '-1',
  '.',
  '..',
  '_a',
  'a  b',
  'a ',
  ' a',
  'a/',
  'a//b',
  'a/../b',
  'a/.b',
  'a\n',
  'ä',
  'x'.repeat(51),
])('%j is not an article number', (text) => expect(WHOLE_ARTICLE_NUMBER.test(text)).toBe(false));

it('a segment of a path is decoded to its article number, anything else to none', () => {
  expect(decodeArticleNumber(encodeURIComponent('RC/NAVY L+'))).toBe('RC/NAVY L+');
  expect(['a%2F..%2Fb', '%E0', 'a%00', ''].map(decodeArticleNumber)).toEqual([null, null, null, null]);
});
