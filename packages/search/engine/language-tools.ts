import { createDictionary } from '#search/language/dictionary.ts';
import { listHeadTerms, pairTerm } from '#search/language/name-words.ts';
import { WordNumbers } from '#search/language/word-numbers.ts';
import type { LanguageTools } from './engine.types.ts';

export const languageTools: LanguageTools = {
  createWordReader: (language, numberOf) => {
    const words = new WordNumbers(language, numberOf);
    return (text, numbers) => words.read(text, numbers);
  },
  listHeadTerms,
  pairTerm,
  createDictionary,
};
