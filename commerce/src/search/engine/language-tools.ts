import { createDictionary } from '../language/dictionary.ts';
import { indexTerms } from '../language/tokens.rules.ts';
import type { LanguageTools } from './engine.types.ts';

export const languageTools: LanguageTools = { indexTerms, createDictionary };
