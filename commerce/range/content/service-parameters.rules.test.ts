import { expect, it } from 'vitest';
import { fillParameters } from './service-parameters.rules.ts';

it.each([
  ['nl-NL', 'binnen {refundDays|werkdag|werkdagen}', 2, 'binnen 2 werkdagen'],
  ['nl-NL', 'binnen {refundDays|werkdag|werkdagen}', 1, 'binnen 1 werkdag'],
  ['de-DE', 'in {refundDays|Werktag|Werktagen}.', 1, 'in 1 Werktag.'],
  ['fr-CH', '{refundDays|jour|jours}', 2, '2 jours'],
  ['nl-NL', '{refundDays} en {other}', 3, '3 en {other}'],
])('the text in %s "%s" with %i reads "%s"', (locale, source, refundDays, text) => {
  expect(fillParameters(source, { refundDays }, locale)).toBe(text);
});
