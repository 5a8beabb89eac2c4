/** The words of a language that reading a search needs. All words are folded (fold.rules.ts). */
export type LanguageWords = {
  /** connecting words; in no index */
  readonly stop: ReadonlySet<string>;
  /** words of a search that say nothing about an article: buy, online, cheap */
  readonly idle: ReadonlySet<string>;
  /** by key of product.audience, "children" for girls and boys; the first word is shown */
  readonly audiences: Readonly<Record<AudienceKey, readonly string[]>>;
  /** the plain names of the colour families, with their inflected forms */
  readonly colours: Readonly<Record<string, readonly string[]>>;
  /** words that make a shade of a colour when put before it: dark, light, wine */
  readonly shades: readonly string[];
  /** whether a name begins with its head, as in French, or ends with it */
  readonly headFirst: boolean;
  /** words after which a name says what else belongs to it: with, for, of */
  readonly behindHead: ReadonlySet<string>;
  /** those of them behind which another thing stands that it is for */
  readonly purpose: ReadonlySet<string>;
  /** words before those that say only that it fits: "toner compatible with", "hoes geschikt voor" */
  readonly fitting: ReadonlySet<string>;
  /** heads that have a meaning only with the word before: a "notebook PC" is a notebook */
  readonly genericHeads: ReadonlySet<string>;
  /** heads of names for several of a thing, or for everything that belongs to it: a "camera kit" contains a camera */
  readonly sets: ReadonlySet<string>;
  /** words behind a thing that say that an article is only for it: a "trimmer accessory", a "scanner spare part" */
  readonly belonging: ReadonlySet<string>;
  /** letters that join the parts of a compound; empty where the language has none */
  readonly links: readonly string[];
  /** beginnings of compounds that are no words by themselves: Ecksofa, Schlafsofa */
  readonly bound: ReadonlySet<string>;
  /** compounds that are not a kind of their last part: a Handschuh is no Schuh */
  readonly falseHeads: ReadonlySet<string>;
  readonly sizeMarkers: ReadonlySet<string>;
  readonly energyMarkers: ReadonlySet<string>;
  readonly reducedMarkers: ReadonlySet<string>;
  readonly articleMarkers: ReadonlySet<string>;
  readonly numerals: Readonly<Record<string, number>>;
  /** the ending of a number in front of a thing for so many: a German "2er Sofa" seats two; empty: there is none */
  readonly forSoMany: string;
  /** behind a numeral: "en een half"; patterns of text that is not folded, the longest first */
  readonly half: readonly string[];
  readonly oneAndAHalf: readonly string[];
  /** between two measures: "140 bij 200" */
  readonly times: readonly string[];
  /** behind a number, how old somebody is: years and months */
  readonly ages: ReadonlySet<string>;
  readonly price: PriceWords;
  /** words before something that is missing, and endings with that meaning: without a seam, seamless */
  readonly lacking: { readonly before: readonly string[]; readonly endings: readonly string[] };
  /** synonyms for every shop; a tenant adds its own */
  readonly synonyms: readonly (readonly string[])[];
  /** the first stands for the others, but not the reverse */
  readonly narrower: readonly (readonly string[])[];
  /** words for one dimension each, as people use them and as attributes are named: width, length, height, depth */
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

/** Splits a list that is written as text. */
export function list(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== '');
}

export function parseSet(words: string): ReadonlySet<string> {
  return new Set(list(words));
}
