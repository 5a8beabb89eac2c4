import { expect, it } from 'vitest';
import { loadTranslator } from './load.ts';

/** After a withdrawal from credit, and of a plan that is nearly paid back, one instalment is left. */
it.each([
  ['nl-NL', '1 termijn', '12 termijnen'],
  ['de-DE', '1 Rate', '12 Raten'],
  ['fr-CH', '1 mensualité', '12 mensualités'],
] as const)('a plan of one instalment uses the singular in %s', async (locale, one, many) => {
  const { text } = await loadTranslator(locale, ({ id }) => expect.fail(id));
  const formatPlainOption = (count: number) =>
    text('credit.choose.option', { count }).replaceAll('\u00a0', ' ');
  expect([formatPlainOption(1), formatPlainOption(12)]).toEqual([one, many]);
});
