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
  ['/p/jas/RC%2FNAVY%20L%2B?variant=a%2Fb+c%2B', '/p/jas/RC%2FNAVY%20L%2B', '?variant=a%2Fb+c%2B'],
])('the target %s is read', (target, pathname, search) => {
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
  ['/api/x?q=%00', 400],
  ['/api/x?q=%E0%A4%A', 400],
  ['/../etc/passwd', 400],
  ['/a/%2e%2e/b', 400],
  ['/a/..', 400],
  ['/a\\b', 400],
  ['/#', 400],
  ['/winkelmandje#/', 400],
  ['/s/?q=a#b', 400],
  ['/a b', 400],
  ['/a%5c..%5cb', 400],
  [`/${'a'.repeat(8192)}`, 414],
])('the target %j is refused with %i', (target, refused) => {
  expect(parseTarget(target)).toEqual({ refused });
});

it.each([
  ['a lone percent sign stands for itself', '?utm_campaign=50%off&x=%', '?utm_campaign=50%25off&x=%25'],
  ['bytes that are no UTF-8 are replaced', '?q=gr%FCn', '?q=gr%EF%BF%BDn'],
  ['raw bytes are read as UTF-8', '?q=gr\u00c3\u00bcn', '?q=gr%C3%BCn'],
  ['a tab parts words', '?q=jurk%09blauw', '?q=jurk%20blauw'],
  ['a null byte is a space', '?q=a%00b', '?q=a%20b'],
  ['a backslash and dots stay', '?q=AC%5CDC&next=/../a', '?q=AC%5CDC&next=/../a'],
  ['an encoded sign of the query stays encoded', '?q=a%26b%3D%2B%FF', '?q=a%26b%3D%2B%EF%BF%BD'],
])('the query of a page is handled: %s', (_, search, mended) => {
  expect(parseTarget(`/s/${search}`)).toEqual({ pathname: '/s/', search: mended });
});

it('addresses of 8,000 octets are read', () => {
  expect(parseTarget(`/?x=${'a'.repeat(7996)}`)).toMatchObject({ pathname: '/' });
});

it('a page query is never refused and contains nothing undecodable afterwards', () => {
  const byte = fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code));
  const encoded = fc.integer({ min: 0, max: 0xff }).map((code) => `%${code.toString(16).padStart(2, '0')}`);
  const query = fc.array(fc.oneof(byte, encoded, fc.constantFrom('%', '&', '=', '+')), { maxLength: 40 });
  fc.assert(
    fc.property(query, (pieces) => {
      const parsed = parseTarget(`/s/?${pieces.join('').replaceAll('#', '')}`);
      if ('refused' in parsed) throw new Error('refused');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not be left
      expect(decodeURIComponent(parsed.search)).not.toMatch(/[\u0000-\u001f\u007f\ud800-\udfff]/u);
      expect(parseTarget(`/s/${parsed.search}`)).toEqual(parsed);
    }),
  );
});

it('reading a target never throws, and accepted ones can be decoded and name no other path', () => {
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
