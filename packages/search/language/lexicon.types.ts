import type { MatchReason } from '#search/engine/plan.types.ts';
import type { Accessory } from './accessories.ts';
import type { Compounds } from './compounds.ts';
import type { Synonyms } from './synonyms.ts';
import type { Token } from './tokens.rules.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The sources of a word's alternatives. */
export type Lexicon = {
  readonly language: string;
  readonly vocabulary: Vocabulary;
  readonly compounds: Compounds;
  readonly synonyms: Synonyms;
  /** accessories of a thing by the words for it, by articles' names */
  readonly accessories: (words: readonly string[]) => readonly Accessory[];
  /** whether a category of things has this name */
  readonly isNamed: (span: readonly Token[]) => boolean;
  /** reasons whose weight is 0 make no alternatives */
  readonly without: ReadonlySet<MatchReason>;
};
