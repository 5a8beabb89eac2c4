import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it.each([
  ['2026-11-24', 'nl-NL', 'di 24\u00a0nov'],
  ['2026-03-01', 'nl-NL', 'zo 1\u00a0mrt'],
  ['2026-11-24', 'de-DE', 'Di, 24.11.'],
  ['2027-01-02', 'de-CH', 'Sa, 2.1.'],
  ['2026-11-24', 'fr-CH', 'mar. 24.11.'],
])('%s in %s is %s', (day, locale, written) => expect(formatDay(day, locale)).toBe(written));
