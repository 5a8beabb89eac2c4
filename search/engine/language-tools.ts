import { createDictionary } from '#search/language/dictionary.ts';
import { headTerms, pairTerms } from '#search/language/name-words.ts';
import { indexTerms } from '#search/language/tokens.rules.ts';
import type { LanguageTools } from './engine.types.ts';

export const languageTools: LanguageTools = { indexTerms, headTerms, pairTerms, createDictionary };
