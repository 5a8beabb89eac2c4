import { describe, expect, test } from 'vitest';
import { normalizeQuery, PAGE_PARAMETERS } from './query-parameters.ts';

describe('canonical query parameters', () => {
  test.each([
    ['search', '?utm_source=mail&q=%20 rode%0A%20jurk ', '?q=rode+jurk'],
    ['search', `?q=${'a'.repeat(500)}`, `?q=${'a'.repeat(120)}`],
    ['search', '?q=%20', ''],
    ['search', '?page=2&sort=rating&q=jurk', '?q=jurk&sort=rating&page=2'],
    ['search', '?q=jurk&q=broek&variant=1', '?q=jurk'],
    [
      'search',
      '?page=2&f.size=38&f.colour=red&f.colour=blue&verbatim=1&q=jurk',
      '?q=jurk&verbatim=1&f.colour=blue&f.colour=red&f.size=38&page=2',
    ],
    ['search', '?verbatim=1&f.price.from=&f.price.to=', ''],
    ['category', '?sort=rating&f.price.from=20%2C50&verbatim=1', '?f.price.from=20.5&sort=rating'],
    [
      'category',
      '?page=2&look.size=4&look.brand=%20no%20%20or&look.brand=x&look.=y&look.colour=&f.size=38',
      '?f.size=38&look.brand=no+or&look.size=4&page=2',
    ],
    ['category', '?page=1', ''],
    ['category', '?page=02', ''],
    ['category', '?page=999', '?page=200'],
    ['category', '?page=1e2&sort=cheapest', ''],
    ['category', '?sort=popularity', ''],
    ['category', '?q=jurk&choice=rood', ''],
    ['product', '?choice=rood~38&stars=5&page=2', '?choice=rood%7E38&stars=5&page=2'],
    ['product', '?stars=6&notice=x&variant=%2e%2e/&choice=%00', ''],
    ['product', `?choice=${'a'.repeat(201)}`, ''],
    ['product', '?f.colour=red', ''],
    ['plan', '?plan=pause-1&price=1.299,5&q=x', '?price=1299.50&plan=pause-1'],
    ['plan', '?price=abc%00&plan=cash-1', '?price=abc'],
    ['plan', '?price=%20', ''],
    ['home', `?preview=1800000000-${'a'.repeat(64)}&q=x`, `?preview=1800000000-${'a'.repeat(64)}`],
    ['plain', '?f.colour=red&q=jurk&page=2&sort=rating&variant=1', ''],
  ] as const)('the page %s with query %s is cached under %s', (kind, search, expected) => {
    expect(normalizeQuery(search, PAGE_PARAMETERS[kind])).toBe(expected);
    expect(normalizeQuery(expected, PAGE_PARAMETERS[kind])).toBe(expected);
  });

  test('React Router’s own parameter is read for data only and only when it can be meant', () => {
    const routes = '?_routes=root%2Cproduct%3Afr';
    expect(normalizeQuery(routes, PAGE_PARAMETERS.product, true)).toBe(routes);
    expect(normalizeQuery(routes, PAGE_PARAMETERS.product)).toBe('');
    expect(normalizeQuery('?_routes=%3Cscript', PAGE_PARAMETERS.product, true)).toBe('');
  });
});
