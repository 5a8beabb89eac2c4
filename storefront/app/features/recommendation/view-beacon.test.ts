import { expect, it } from 'vitest';
import { agreesToCounting } from './view-beacon.ts';

it.each([
  [null, false],
  ['', false],
  ['groups=C0001:1,C0002:0,C0004:1', false],
  ['groups=C0001:1,C0002:1', true],
  ['{"C0001":1,"C0002":1}', true],
  ['groups=XC0002:1', false],
])('consent %s: %s', (cookie, agrees) => {
  expect(agreesToCounting((name) => (name === 'OptanonConsent' ? cookie : null))).toBe(agrees);
});
