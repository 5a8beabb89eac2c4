import { expect, it } from 'vitest';
import { loadTranslator } from '#texts/load.ts';
import type { CreditPlan } from '../credit-offers.rules.ts';
import { describeInstalments } from './instalment-words.rules.ts';

const texts = await loadTranslator('de-DE', (fault) => expect(fault).toBeUndefined());
const formatAmount = (minor: number) => (minor / 100).toFixed(2);
const plan = (own: Partial<CreditPlan>) =>
  ({
    ...{ count: 12, regularCount: 12, regularMinor: 4842, firstMinor: 4842, lastMinor: 4842 },
    ...{ overallMinor: 58_104, remainder: 'last' },
    ...own,
  }) as CreditPlan;

it.each([
  ['equal instalments are no odd one beside the others', plan({}), '12 × 48.42'],
  ['the last takes the cents', plan({ regularCount: 11, lastMinor: 4840 }), '11 × 48.42 + 1 × 48.40'],
  [
    'the first takes the cents',
    plan({ regularCount: 11, firstMinor: 4845, remainder: 'first' }),
    '1 × 48.45 + 11 × 48.42',
  ],
  ['one payment is the sum', plan({ count: 1, regularCount: 1, overallMinor: 56_822 }), '568.22'],
  [
    'a plan paid in part sends to its schedule',
    plan({ regularCount: 9 }),
    '12 Zahlungen, siehe Zahlungsplan',
  ],
])('the instalments are worded correctly: %s', (_what, given, words) => {
  expect(describeInstalments(given, texts, formatAmount).replaceAll('\u00A0', ' ')).toBe(words);
});
