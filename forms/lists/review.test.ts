import { describe, expect, it } from 'vitest';
import { listFaults } from '../faults.ts';
import { readReviewChoice } from './read-review-list.ts';
import { reviewSchema } from './review.ts';
import { REVIEW_TAGS, reviewTagsFor } from './review-tags.ts';

const written = {
  sku: '1',
  stars: '4',
  title: 'Fein',
  text: 'Sitzt gut, wärmt gut.',
  name: 'Zoë',
  variantSku: '',
};
const findFaults = (other: object) => {
  const parsed = reviewSchema.safeParse({ ...written, ...other });
  return parsed.success ? [] : listFaults(parsed.error).map(({ field, code }) => `${field} ${code}`);
};

describe('a review form', () => {
  it('a review is kept as it was written, without invisible characters', () => {
    const text = '  Erste Zeile\r\n\r\n\r\n\r\nZweite\u202e Zeile\u0000 <3, a < b  \t!  ';
    expect(reviewSchema.parse({ ...written, text })).toMatchObject({
      ...{ stars: 4, text: 'Erste Zeile\n\nZweite Zeile <3, a < b !', tags: [], variantSku: null },
    });
  });

  it.each([
    [{ stars: '' }, ['stars required']],
    [{ stars: '6' }, ['stars invalid']],
    [{ stars: '4.5' }, ['stars required']],
    [{ title: ' ' }, ['title required']],
    [{ title: 'x'.repeat(81) }, ['title too_long']],
    [{ text: 'Toll' }, ['text too_short']],
    [{ text: 'x'.repeat(2001) }, ['text too_long']],
    [{ name: '<b>' }, ['name characters']],
    [{ tags: ['nope'] }, ['tags.0 choice']],
    [{ tags: REVIEW_TAGS.slice(0, 6) }, ['tags too_many']],
    [{ text: 'Billiger auf https://example.test' }, ['text link']],
    [{ text: 'Billiger auf www.example' }, ['text link']],
    [{ text: 'Billiger bei tavelo.example.com' }, ['text link']],
    [{ text: 'Schreibt an me@example.org' }, ['text link']],
    [{ text: 'Billiger bei Kauf.de und anderen' }, ['text link']],
    [{ text: 'Billiger bei Kauf.Net' }, ['text link']],
    [{ text: 'Mooie kwaliteit.De kleur valt wel wat tegen.' }, []],
    [{ text: 'Tolle Qualität.Info fehlt leider im Paket' }, []],
    [{ text: 'Goede pasvorm 38.Net als op de foto.At home getest' }, []],
    [{ title: 'kauf.de ist besser' }, ['title link']],
    [{ text: 'Toll <script>alert(1)</script>' }, ['text markup']],
    [{ text: 'Toll <img src=x onerror=y>' }, ['text markup']],
    [{ text: 'Siehe [hier](anderswo)' }, ['text markup']],
  ])('a review with %j is refused: %j', (other, expected) => {
    expect(findFaults(other)).toEqual(expected);
  });

  it.each([
    'Top.Deshalb gern wieder',
    'Gr. 42 passt, 3.5 cm zu kurz',
    'Von mir eine 1.0!',
    'Maat 38/40 (n.v.t.)',
  ])('a review may contain: %s', (text) => expect(findFaults({ text })).toEqual([]));
});

it('tags belong to the kind of article', () => {
  expect(reviewTagsFor({ kind: 'dress', department: 'fashion' })).toContain('fits-small');
  expect(reviewTagsFor({ kind: 'suitcase', department: 'fashion' })).not.toContain('fits-small');
  expect(reviewTagsFor({ kind: 'sofa', department: 'furniture' })).toContain('comfortable');
  expect(reviewTagsFor({ kind: 'x', department: 'x' }).length).toBeGreaterThan(0);
});

const ALL = { stars: null, variation: null, fit: null, words: null, pictures: false, sort: 'newest' };

it.each([
  [
    'stars=4&variation=colour:red&reviewSort=worst',
    { stars: 4, variation: { key: 'colour', value: 'red' }, sort: 'worst' },
  ],
  ['stars=6&variation=red&reviewSort=nope', { stars: null, variation: null, sort: 'newest' }],
  [
    'variation=size:140x200:2',
    { stars: null, variation: { key: 'size', value: '140x200:2' }, sort: 'newest' },
  ],
  [
    'fit=small&words=%20Warm++Stof%00&pictures=1',
    { ...ALL, fit: 'small', words: 'warm stof', pictures: true },
  ],
  ['fit=wide&words=x&pictures=yes', ALL],
])('an address opens the reviews: %s', (query, choice) => {
  expect(readReviewChoice(new URLSearchParams(query))).toEqual({ ...ALL, ...choice });
});
