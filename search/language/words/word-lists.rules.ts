/** The words of a language that must be known to read a search. All words are folded (fold.rules.ts). */
export type LanguageWords = {
  /** words that only hold sentences together; in no index */
  readonly stop: ReadonlySet<string>;
  /** words of a search that say nothing about an article: buy, online, cheap */
  readonly idle: ReadonlySet<string>;
  /** by key of product.audience, "children" for girls and boys; the first word is how it is shown */
  readonly audiences: Readonly<Record<AudienceKey, readonly string[]>>;
  /** the plain names of the colour families, with their inflected forms */
  readonly colours: Readonly<Record<string, readonly string[]>>;
  /** words that make a shade of a colour when put before it: dark, light, wine */
  readonly shades: readonly string[];
  /** a name begins with what it is, as in French, and does not end with it */
  readonly headFirst: boolean;
  /** words behind which a name says what else belongs to it: with, for, of */
  readonly behindHead: ReadonlySet<string>;
  /** heads that say what the article is only with the word before: a "notebook PC" is a notebook */
  readonly genericHeads: ReadonlySet<string>;
  /** heads of names that hold several of a thing, or all that belongs to it: a "camera kit" has a camera in it */
  readonly sets: ReadonlySet<string>;
  /** letters that join the parts of a compound; empty where the language makes none */
  readonly links: readonly string[];
  /** beginnings of compounds that are no words of their own: Ecksofa, Schlafsofa */
  readonly bound: ReadonlySet<string>;
  /** compounds that are no kind of what they end in: a Handschuh is no Schuh */
  readonly falseHeads: ReadonlySet<string>;
  readonly sizeMarkers: ReadonlySet<string>;
  readonly energyMarkers: ReadonlySet<string>;
  readonly reducedMarkers: ReadonlySet<string>;
  readonly articleMarkers: ReadonlySet<string>;
  readonly numerals: Readonly<Record<string, number>>;
  readonly price: PriceWords;
  /** words before what is not there, and endings that say the same: without a seam, seamless */
  readonly lacking: { readonly before: readonly string[]; readonly endings: readonly string[] };
  /** ways to say the same that hold in any shop; a tenant adds its own */
  readonly synonyms: readonly (readonly string[])[];
  /** the first stands for the others, not the other way round */
  readonly narrower: readonly (readonly string[])[];
  /** words for one dimension each, as people say it and as attributes are called: width, length, height, depth */
  readonly dimensions: readonly (readonly string[])[];
};

export type AudienceKey = 'women' | 'men' | 'girls' | 'boys' | 'children';

/** Phrases before an amount, words separated by a space. */
export type PriceWords = {
  readonly below: readonly string[];
  readonly above: readonly string[];
  readonly between: readonly string[];
  /** between the two amounts */
  readonly and: readonly string[];
};

/** Splits a list that is written as people read it. */
export function list(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== '');
}

export function setOf(words: string): ReadonlySet<string> {
  return new Set(list(words));
}
