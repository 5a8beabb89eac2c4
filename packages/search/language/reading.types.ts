import type { FilterChoice } from '#search/search.types.ts';
import type { Token } from './tokens.rules.ts';

/** A part of the typed text with its meaning. */
export type Item = {
  readonly tokens: readonly Token[];
  /** it stands behind "with" or "for": it is not the thing that is looked for */
  readonly isAddition?: boolean;
  readonly meaning:
    | { readonly kind: 'word' }
    /** several words with a meaning together, with synonyms */
    | { readonly kind: 'phrase' }
    /** says nothing about an article */
    | { readonly kind: 'idle' }
    | {
        readonly kind: 'filter';
        readonly choice: FilterChoice;
        /** has no other meaning: "maat 42", "onder 50 euro" */
        readonly certain: boolean;
        /** the words are also searched for, without being required */
        readonly prefer: boolean;
      }
    | {
        readonly kind: 'category';
        readonly categoryId: number;
        /** false: the words name one of several things in the category, and are also searched for */
        readonly isWhole: boolean;
      };
};
