import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTarget } from './request-target.ts';

it.each([
  ['/', '/', ''],
  ['/a?b=c', '/a', '?b=c'],
  ['/a?', '/a', ''],
  ['/caf%C3%A9/', '/caf%C3%A9/', ''],
  ['/s/?q=50%25+korting', '/s/', '?q=50%25+korting'],
  ['/p/a%23b?q=%23', '/p/a%23b', '?q=%23'],
])('%s is read', (target, pathname, search) => {
  expect(parseTarget(target)).toEqual({ pathname, search });
});

it.each([
  ['', 400],
  ['*', 400],
  ['http://other.example/', 400],
  ['//other.example/', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%C3', 400],
  ['/a%00b', 400],
  ['/a\u0000b', 400],
  ['/?q=%00', 400],
  ['/?q=%E0%A4%A', 400],
  ['/../etc/passwd', 400],
  ['/a/%2e%2e/b', 400],
  ['/a/..', 400],
  ['/a\\b', 400],
  ['/#', 400],
  ['/winkelmandje#/', 400],
  ['/s/?q=a#b', 400],
  ['/a b', 400],
  ['/a%5c..%5cb', 400],
  [`/${'a'.repeat(2048)}`, 414],
])('%j is refused with %i', (target, refused) => {
  expect(parseTarget(target)).toEqual({ refused });
});

it('never throws, and what it lets through can be decoded and names no other path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = parseTarget(`/${text}`);
      if ('refused' in parsed) return;
      const read = new URL(parsed.pathname + parsed.search, 'https://shop.example');
      const decoded = decodeURIComponent(parsed.pathname);
      expect(decodeURIComponent(read.pathname).toWellFormed()).toBe(decoded.toWellFormed());
    }),
  );
});
