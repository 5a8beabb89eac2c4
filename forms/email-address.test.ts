import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail, showEmail } from './email-address.ts';

test.each([
  'müller-möbel.de',
  'straße.de',
  'ñandú.es',
  'bébé-à-çà.ch',
  'пример.рф',
  '例え.jp',
  'münchen.ö-x.at',
])('stores info@%s in ASCII, and shows it as its owner writes it', (domain) => {
  const stored = readEmail(`Info@${domain}`);
  expect(stored).toBe(`info@${domainToASCII(domain)}`);
  expect(showEmail(stored ?? '')).toBe(`info@${domain}`);
});

test.each([
  'a..b@x.nl',
  '.a@x.nl',
  'a@x',
  'a@1.2.3.4',
  'a@b@c.nl',
  'a b@c.nl',
  'müller@x.de',
  'a@-x.nl',
  'a@ü/x.de',
  '@x.nl',
  '',
])('refuses "%s", to which no mail can go', (typed) => expect(readEmail(typed)).toBeNull());

test.each(['x@xn--.de', 'x@xn--99999999999999.de', 'xn--bcher-kva', 'x@xn--a-ecp.ru'])(
  'shows "%s" as it is when it is no encoded domain',
  (address) => expect(showEmail(address)).toBe(address),
);

test('shows every label as the platform decodes it', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abzäöüßéñøłşığπжя'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(letters, (label) => {
      const domain = domainToASCII(`${label}.de`);
      fc.pre(domain !== '');
      expect(showEmail(`x@${domain}`)).toBe(`x@${domainToUnicode(domain)}`);
    }),
  );
});
