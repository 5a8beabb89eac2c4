import type { Locale } from '#search/search.types.ts';

/** An attribute of articles in the words of one language. */
export type AttributeDefinition = {
  readonly key: string;
  /** `text`: the stored value is shown as it is; `date`, `measures`: nobody filters by one */
  readonly valueType:
    | 'number'
    | 'option'
    | 'options'
    | 'boolean'
    | 'composition'
    | 'text'
    | 'date'
    | 'measures';
  readonly unit: string | null;
  readonly label: string;
  /** label by option key; for compositions of fibres */
  readonly options: ReadonlyMap<string, string>;
};

/** Texts that name facets and values which no article names. */
export type LabelKey =
  | `facet.${'category' | 'price' | 'size' | 'colour' | 'brand' | 'rating' | 'energy' | 'availability' | 'reduced'}`
  | `facet.${'tyre-fuel' | 'tyre-wet' | 'tyre-noise' | 'rating.least' | 'availability.in-stock' | 'reduced.yes'}`
  | `attribute.value.${'yes' | 'no'}`;

export type LabelledCategory = {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly picture: string | null;
};

/**
 * The names of a tenant's categories, brands, colours and attributes in one of its locales. Attributes and categories
 * are in their order.
 */
export type Labels = {
  readonly locale: Locale;
  /** language whose rules texts are read by; default the locale's */
  readonly pack?: string | undefined;
  readonly brands: ReadonlyMap<number, { readonly slug: string; readonly name: string }>;
  /** by slug */
  readonly brandNames: ReadonlyMap<string, string>;
  /** by family */
  readonly colours: ReadonlyMap<string, { readonly label: string; readonly hex: string | null }>;
  /** every colour's own name with its family */
  readonly colourNames: readonly { readonly family: string; readonly name: string }[];
  readonly attributes: ReadonlyMap<string, AttributeDefinition>;
  readonly categories: ReadonlyMap<number, LabelledCategory>;
  text(key: LabelKey, values?: Readonly<Record<string, string | number>>): string;
  /** as the locale writes numbers, with at most two decimals */
  formatNumber(value: number): string;
  /** a unit as the language spells it */
  spellUnit(unit: string): string;
};

/** The language of a locale, ISO 639-1. */
export function getLanguage(locale: Locale): string {
  return locale.slice(0, 2);
}

/**
 * The name of the index of a language's texts as a pack reads them: "nl", or "nl:en" for Dutch texts by English
 * rules.
 */
export function buildIndexKey({ locale, pack }: Pick<Labels, 'locale' | 'pack'>): string {
  const language = getLanguage(locale);
  return pack === undefined || pack === language ? language : `${language}:${pack}`;
}

/** The language of an index's texts, and the one whose rules they are read by. */
export function parseIndexKey(key: string): { readonly language: string; readonly pack: string } {
  const [language = '', pack = language] = key.split(':');
  return { language, pack };
}

/** by tenant, then by locale */
export type LabelsByTenant = ReadonlyMap<string, ReadonlyMap<Locale, Labels>>;
