import { expect, it } from 'vitest';
import {
  CONSENT_CATEGORIES,
  formatConsentCookie,
  isAllowed,
  parseActiveGroups,
  readConsent,
} from './consent.ts';

it.each([
  [null, false],
  ['', false],
  ['groups=C0001:1,C0002:0,C0004:1', false],
  ['groups=C0001:1,C0002:1', true],
  ['{"C0001":1,"C0002":1}', true],
  ['groups=XC0002:1', false],
])('consent %s allows counting: %s', (cookie, allows) => {
  expect(isAllowed('C0002', (name) => (name === 'consent' ? cookie : null))).toBe(allows);
});

it.each(['', 'x', '%7Bgroups', 'v=1&t=2026-11-23T12:00:00.000Z&groups=', 'v=1&groups=C000'])(
  'the truncated cookie %j counts as no choice and the visitor is asked again',
  (cookie) => {
    expect(readConsent((name) => (name === 'consent' ? cookie : null))).toBeNull();
  },
);

it('every consent choice can be read back as written', () => {
  for (let choice = 0; choice < 2 ** CONSENT_CATEGORIES.length; choice += 1) {
    const granted = CONSENT_CATEGORIES.filter((_, bit) => choice & (1 << bit));
    const value = decodeURIComponent(formatConsentCookie(granted, new Date(0)));
    const read = readConsent((name) => (name === 'consent' ? value : null));
    expect(read).toEqual(new Set(['C0001', ...granted]));
  }
});

it('only necessary tools run without a choice', () => {
  const readNoCookie = () => null;
  expect(readConsent(readNoCookie)).toBeNull();
  expect(CONSENT_CATEGORIES.filter((category) => isAllowed(category, readNoCookie))).toEqual(['C0001']);
});

it.each([
  ['', ['C0001']],
  [',C0001,C0003,', ['C0001', 'C0003']],
  [',C0004,C0002,SSPD_BG,', ['C0001', 'C0002', 'C0004']],
  [',XC0002,C00025,', ['C0001']],
])('the active groups %j of a tool agree to %j', (text, granted) => {
  expect(parseActiveGroups(text)).toEqual(granted);
});
