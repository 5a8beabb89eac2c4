import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listParameters, readListAddress, readPage, readSort, readTerm, SORTS } from './list-address.ts';
import { CHOICE_LIMITS, type ListChoice, parseBound, readChoices, tidyChoices } from './list-choices.ts';
import { tidyLooking } from './read-looking.ts';

const parseQuery = (text: string) => new URLSearchParams(text);
const canonicalizeQuery = (text: string) => listParameters(readListAddress(parseQuery(text))).toString();

describe('the address of a list', () => {
  test.each([
    ['f.colour=red&f.colour=blue', 'f.colour=blue&f.colour=red'],
    ['f.size=38&f.brand=noor&f.colour=red&f.colour=red', 'f.brand=noor&f.colour=red&f.size=38'],
    ['page=2&f.colour=red&q=jurk&sort=rating', 'q=jurk&f.colour=red&sort=rating&page=2'],
    ['f.price.to=100&f.price.from=49%2C95', 'f.price.from=49.95&f.price.to=100'],
    ['f.price.from=49.90', 'f.price.from=49.9'],
    ['f.price.from=100&f.price.to=50', 'f.price.from=50&f.price.to=100'],
    ['f.price.from=0', 'f.price.from=0'],
    ['f.price.from=%E2%82%AC+50&f.price.to=60+%E2%82%AC', 'f.price.from=50&f.price.to=60'],
    ['f.price.from=CHF+1%27250.-&f.price.to=EUR+2000,50', 'f.price.from=1250&f.price.to=2000.5'],
    ['f.width.from=50+cm&f.width.to=7,5+kg', 'f.width.from=7.5&f.width.to=50'],
    ['f.width.from=60.5', 'f.width.from=60.5'],
    // a form sends its empty fields too
    ['q=&f.price.from=&f.price.to=&sort=popularity', ''],
    ['f.price.from=veel&f.price.to=-3&f.width.to=1e3', ''],
    ['f.colour=&f.colour=%20red&f.colour=re%00d', ''],
    ['f.=x&f.Colour=red&f.a.b=1&f.__proto__=1&g.colour=red&f.colour.upto=1', ''],
    ['f.price=1&f.price.from=3', 'f.price.from=3'],
    [`f.${'a'.repeat(81)}=x&f.a=${'x'.repeat(61)}`, ''],
    ['q=jurk&verbatim=1', 'q=jurk&verbatim=1'],
    ['verbatim=1', ''],
    ['q=jurk&verbatim=true', 'q=jurk'],
    ['f.size=140x200+cm', 'f.size=140x200+cm'],
    [
      'f.feed-nl-maximale-belastbaarheid-per-legplank=25+kg',
      'f.feed-nl-maximale-belastbaarheid-per-legplank=25+kg',
    ],
    // words by which a filter's values are looked through
    ['page=2&look.size=&look.brand=%20no%00%20or&f.brand=x', 'f.brand=x&look.brand=no+or&page=2'],
    ['look.brand=a&look.brand=b&look.=x&look.A=y&look.__proto__=z', 'look.brand=a'],
    ['look.d=4&look.c=3&look.b=2&look.a=1', 'look.a=1&look.b=2&look.c=3'],
    [`look.brand=${'x'.repeat(61)}&look.${'a'.repeat(81)}=x`, `look.brand=${'x'.repeat(60)}`],
  ])('the list address of %s is %s', (given, expected) => {
    expect(canonicalizeQuery(given)).toBe(expected);
    expect(canonicalizeQuery(expected)).toBe(expected);
  });

  test('a list address does not redirect endlessly', () => {
    const values = Array.from({ length: 500 }, (_, index) => `f.colour=c${index}`).join('&');
    const [choice] = readChoices(parseQuery(values));
    expect(choice?.kind === 'values' && choice.values.length).toBe(CHOICE_LIMITS.values);
    const filters = Array.from({ length: 500 }, (_, index) => `f.k${index}=a`).join('&');
    expect(readChoices(parseQuery(filters))).toHaveLength(CHOICE_LIMITS.filters);
  });

  const key = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
  const amount = fc.option(fc.integer({ min: 0, max: 99_999_999 }));
  const choice: fc.Arbitrary<ListChoice> = fc.oneof(
    fc.record({
      kind: fc.constant('values' as const),
      key,
      values: fc.array(fc.string({ maxLength: 20 }), { maxLength: 30 }),
    }),
    fc.record({
      kind: fc.constant('range' as const),
      key: fc.oneof(key, fc.constant('price')),
      min: amount,
      max: amount,
    }),
  );

  test('every list choice can be read back as written', () =>
    fc.assert(
      fc.property(
        fc.array(choice, { maxLength: 20 }),
        fc.constantFrom(null, ...SORTS.slice(1)),
        fc.integer({ min: 1, max: 200 }),
        fc.array(fc.record({ key, text: fc.string({ maxLength: 80 }) }), { maxLength: 5 }),
        (choices, sort, page, words) => {
          const looking = tidyLooking(words);
          const choice = tidyChoices(choices);
          const address = { term: 'rode jurk', verbatim: true, choices: choice, looking, sort, page };
          expect(readListAddress(parseQuery(listParameters(address).toString()))).toEqual(address);
        },
      ),
    ));

  test('a list address has one spelling, whatever is sent', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.oneof(
              fc.constantFrom('q', 'sort', 'page', 'f.price.from', 'f.price.to', 'f.a', 'f.a.from'),
              fc.string(),
            ),
            fc.string({ unit: 'binary' }),
          ),
          { maxLength: 30 },
        ),
        (pairs) => {
          const once = listParameters(readListAddress(new URLSearchParams(pairs))).toString();
          expect(canonicalizeQuery(once)).toBe(once);
        },
      ),
    ));
});

test.each([
  ['49,95', 4995],
  ['49.95', 4995],
  [' 50 ', 5000],
  ['0,1', 10],
  ['1.234', 123400],
  ['1.234,50', 123450],
  ["1'234.5", 123450],
  ['12.34.5', null],
  ['', null],
  ['€ 5', 500],
  ['-5', null],
])('a price typed as "%s" is %s cents', (typed, minor) => expect(parseBound('price', typed)).toBe(minor));

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=200', 200],
  ['page=999', 200],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1e3', 1],
  ['page=2.5', 1],
  ['page=%00', 1],
  ['page=99999999999999999999', 1],
])('the page of "%s" is %i', (text, page) => expect(readPage(parseQuery(text))).toBe(page));

test.each([
  ['', null],
  ['sort=price-asc', 'price-asc'],
  ['sort=popularity', null],
  ['sort=PRICE-ASC', null],
  ["sort='; drop table", null],
])('the sort order of "%s" is %s', (text, sort) => expect(readSort(parseQuery(text))).toBe(sort));

test.each([
  ['', ''],
  ['q=', ''],
  ['q=+++', ''],
  ['q=%00%0A', ''],
  ['q=jurk', 'jurk'],
  ['q=++rode+++jurk+', 'rode jurk'],
  ['q=rode%00jurk', 'rode jurk'],
  ['q=caf%C3%A9', 'café'],
  ['q=%FF', '\ufffd'],
  // copied from a page: a soft hyphen, a mark of bytes, a letter in two signs
  ['q=%EF%BB%BFwasch%C2%ADmaschine', 'waschmaschine'],
  ['q=%C2%AD', ''],
  ['q=cafe%CC%81', 'café'],
])('"%s" searches for "%s"', (query, term) => expect(readTerm(parseQuery(query))).toBe(term));

test('a very long search is truncated between characters', () => {
  expect(readTerm(new URLSearchParams({ q: '👗'.repeat(500) }))).toBe('👗'.repeat(120));
});
