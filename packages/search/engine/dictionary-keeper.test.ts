import { expect, it } from 'vitest';
import { DEFAULT_RANKING } from '#search/default-ranking.ts';
import { CompactIndex } from './compact/compact-index.ts';
import { testLabels } from './compact/test-labels.ts';
import { DictionaryKeeper } from './dictionary-keeper.ts';
import { languageTools } from './language-tools.ts';
import type { SearchWords } from './plan.types.ts';

const WORDS: SearchWords = {
  assortment: ['Elektronica', 'Schoenen'],
  synonyms: [['telefoon', 'smartphone']],
  narrower: [['schoenen', 'sneakers']],
  redirects: [],
};

/** The synonyms that a catalogue with these categories is searched by. */
function listUsedWords(words: SearchWords, ...names: readonly string[]): SearchWords | undefined {
  const categories = names.map(
    (name, at) => [at + 1, { id: at + 1, parentId: null, name, picture: null }] as const,
  );
  const labels = { ...testLabels, categories: new Map(categories) };
  const ranking = new Map([['nl', DEFAULT_RANKING]]);
  const index = new CompactIndex({
    ...{ labels: new Map([['nl', new Map([[labels.locale, labels]])]]), ranking },
    ...{ tools: languageTools, now: 0 },
  });
  let used: SearchWords | undefined;
  const tools: typeof languageTools = {
    ...languageTools,
    createDictionary: (input) => {
      used = input.words;
      return languageTools.createDictionary(input);
    },
  };
  const tenants = [{ id: 'nl', locales: [labels.locale], ranking: DEFAULT_RANKING, words: { nl: words } }];
  new DictionaryKeeper({ index, tenants, tools }).get('nl', labels);
  return used;
}

it('searches the assortment that a list of synonyms is about by the list', () => {
  expect(listUsedWords(WORDS, 'Elektronica', 'Schoenen', 'Wonen')).toEqual(WORDS);
});

it('searches another catalogue without the list', () => {
  const used = listUsedWords(WORDS, 'Elektronica', 'Boeken');
  expect(used).toMatchObject({ synonyms: [], narrower: [] });
});

it('searches every catalogue by a list that names no assortment', () => {
  const words = { ...WORDS, assortment: [] };
  expect(listUsedWords(words, 'Boeken')).toEqual(words);
});
