/** Options in a feed's words, beside colour and size, in the order in which they are chosen (Google's item_group_id). */
const WORDED = ['pattern', 'material', 'age', 'gender'] as const;
/** A variant's own title: what is chosen where nothing else differs. */
export const NAME_OPTION = 'name';
/** The article number: what is chosen where not even the title differs. */
export const NUMBER_OPTION = 'number';

/** A variant's words in one language, by option; `name` is its title. */
export type VariantWords = Readonly<Partial<Record<(typeof WORDED)[number] | typeof NAME_OPTION, string>>>;

/** The most options of a product: each is a row of choices on its page. */
const MOST_OPTIONS = 4;
/** Options that are not the product's own. */
export const ADDED_OPTIONS: ReadonlySet<string> = new Set([...WORDED, NAME_OPTION, NUMBER_OPTION]);

/** Options that texts name; every other is called by what they all are. */
export const NAMED_OPTIONS: ReadonlySet<string> = new Set([
  ...['colour', 'size', 'storage', 'width', 'condition'],
  ...WORDED,
  NUMBER_OPTION,
]);

/** The facts by which variants of one product differ. */
export type DifferingVariant = {
  readonly colourKey: string | null;
  /** with its words */
  readonly dimensions: Readonly<Record<string, unknown>>;
};

/**
 * The options by which the variants of a product are chosen: its own (colour, size …), then of pattern, material, age
 * group and gender those that are needed to tell two variants apart; where they do not suffice the title, or the
 * article number.
 * @param stored its options so far
 */
export function findOptions(stored: readonly string[], variants: readonly DifferingVariant[]): string[] {
  let options = stored.filter((option) => !ADDED_OPTIONS.has(option));
  for (const option of WORDED) {
    const further = [...options, option];
    if (further.length < MOST_OPTIONS && countChoices(further, variants) > countChoices(options, variants))
      options = further;
  }
  const tells = (some: readonly string[]) => countChoices(some, variants) === variants.length;
  if (tells(options)) return options;
  const named = [...options, NAME_OPTION];
  return tells(named) ? named : [...options, NUMBER_OPTION];
}

/** The number of variants that can be told apart by these options. */
function countChoices(options: readonly string[], variants: readonly DifferingVariant[]): number {
  const choices = variants.map(({ colourKey, dimensions }) =>
    JSON.stringify(options.map((option) => (option === 'colour' ? colourKey : (dimensions[option] ?? null)))),
  );
  return new Set(choices).size;
}

/** The attributes that material and pattern become on the product: key and name. */
const ATTRIBUTES: Readonly<
  Record<string, Readonly<Record<'material' | 'pattern', readonly [string, string]>>>
> = {
  nl: { material: ['feed-nl-materiaal', 'Materiaal'], pattern: ['feed-nl-dessin', 'Dessin'] },
  de: { material: ['feed-de-material', 'Material'], pattern: ['feed-de-muster', 'Muster'] },
  fr: { material: ['feed-fr-matiere-1e5ef82c', 'Matière'], pattern: ['feed-fr-motif', 'Motif'] },
};

/** The attribute of a product's material or pattern in a language. */
export function findAttribute(
  option: 'material' | 'pattern',
  language: string,
): { readonly key: string; readonly label: string } {
  const label = option === 'material' ? 'Material' : 'Pattern';
  const [key, name] = ATTRIBUTES[language]?.[option] ?? [`feed-${language}-${option}`, label];
  return { key, label: name };
}

/**
 * A product's attributes with the materials and patterns of all its variants: the first one's alone would be wrong of
 * the others.
 */
export function joinWords(
  attributes: unknown,
  variants: readonly { readonly dimensions: Readonly<Record<string, string>> }[],
  language: string,
): unknown {
  const joined = (['material', 'pattern'] as const).flatMap((option) => {
    const values = new Set(variants.flatMap(({ dimensions }) => dimensions[option] ?? []));
    return values.size > 1 ? [[findAttribute(option, language).key, [...values].join(' / ')] as const] : [];
  });
  return joined.length === 0 ? attributes : { ...Object(attributes), ...Object.fromEntries(joined) };
}

/** Google's words for genders and age groups, as shoppers of a language say them. */
const PEOPLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nl: {
    ...{ female: 'Dames', male: 'Heren', unisex: 'Unisex' },
    ...{
      newborn: 'Pasgeborenen',
      infant: 'Baby’s',
      toddler: 'Peuters',
      kids: 'Kinderen',
      adult: 'Volwassenen',
    },
  },
  de: {
    ...{ female: 'Damen', male: 'Herren', unisex: 'Unisex' },
    ...{
      newborn: 'Neugeborene',
      infant: 'Babys',
      toddler: 'Kleinkinder',
      kids: 'Kinder',
      adult: 'Erwachsene',
    },
  },
  fr: {
    ...{ female: 'Femme', male: 'Homme', unisex: 'Unisexe' },
    ...{ newborn: 'Nouveau-né', infant: 'Bébé', toddler: 'Tout-petit', kids: 'Enfant', adult: 'Adulte' },
  },
};

/** A gender or an age group in a language. */
export function namePeople(word: string, language: string): string {
  return PEOPLE[language]?.[word] ?? word;
}

/** Google's word for what `namePeople` made of it. */
export function readPeople(named: string, language: string): string {
  return Object.entries(PEOPLE[language] ?? {}).find(([, name]) => name === named)?.[0] ?? named;
}
