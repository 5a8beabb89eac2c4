import { expect, it } from 'vitest';
import { loadTranslator } from './load.ts';

const loadTexts = (locale: string) =>
  loadTranslator(locale, (fault) => {
    throw new Error(JSON.stringify(fault));
  });

it.each([
  ['de-DE', 'Nur noch wenige auf Lager', 'Nur noch 1 Stück auf Lager', 'Nur noch 3 Stück auf Lager'],
  ['de-AT', 'Nur noch wenige auf Lager', 'Nur noch 1 Stück auf Lager', 'Nur noch 3 Stück auf Lager'],
  ['de-CH', 'Nur noch wenige auf Lager', 'Nur noch 1 Stück auf Lager', 'Nur noch 3 Stück auf Lager'],
  ['nl-NL', 'Nog maar enkele op voorraad', 'Nog maar 1 stuk op voorraad', 'Nog maar 3 stuks op voorraad'],
  ['fr-CH', 'Plus que quelques pièces en stock', 'Plus que 1 pièce en stock', 'Plus que 3 pièces en stock'],
])('%s says that few are left, with or without their number', async (locale, few, one, three) => {
  const { text } = await loadTexts(locale);
  const said = [0, 1, 3].map((count) => text('catalogue.availability.fewLeft', { count }));
  expect(said).toEqual([few, one, three]);
});

it.each(['de-DE', 'nl-NL', 'fr-CH'])(
  '%s gives no number of few pieces in the basket when the number is hidden',
  async (locale) => {
    const { rich } = await loadTexts(locale);
    const days = { days: '', max: 2, dates: '' };
    for (const id of ['basket.availability.FEW_LEFT', 'delivery.line.few'] as const)
      expect(rich(id, { ...days, count: 0 }, { few: (content) => content.join('') }).join('')).not.toMatch(
        /\d/,
      );
  },
);
