import type { Detail, Scale, ScaleName } from './schemas.ts';

/** One text in the three languages of the demo, in the order of `LANGUAGES`. */
export type Text = readonly [nl: string, de: string, fr: string];

export const LANGUAGES = ['nl', 'de', 'fr'] as const;
export type DemoLanguage = (typeof LANGUAGES)[number];

export type Department = 'fashion' | 'shoes' | 'furniture' | 'electronics' | 'appliances' | 'tyres';
export type Audience = 'women' | 'men' | 'girls' | 'boys' | 'unisex';

export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** Fibres of one part in whole percent, summing to 100, largest first (Regulation (EU) 1007/2011). */
export type Composition = readonly {
  readonly part: string;
  readonly fibres: readonly { readonly option: string; readonly percent: number }[];
}[];

/** Measures of an article in centimetres by its sizes, laid flat. */
export type Measures = readonly {
  readonly option: string;
  readonly sizes: Readonly<Record<string, number>>;
}[];

export type AttributeValue = number | boolean | string | readonly string[] | Composition | Measures;
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** One choice on an axis of a kind: a word of its name and everything that follows from it. */
export type Option = {
  readonly key: string;
  /** fragment of the name, inflected for the place that the kind's name forms give it */
  readonly name: Text;
  /** said of it in the description */
  readonly sentence?: Text | undefined;
  readonly highlight?: Text | undefined;
  readonly attributes?: Attributes | undefined;
  /** the colours it comes in, where not all of the kind's fit */
  readonly colours?: readonly string[] | undefined;
  /** factor on the price */
  readonly price?: number | undefined;
  /** only with these options of the first axis, by key; without it with all */
  readonly bases?: readonly string[] | undefined;
  /** only for these; without it for all */
  readonly audiences?: readonly Audience[] | undefined;
};

/**
 * A dimension that shoppers choose, besides colour. `step` is the factor that each further value adds to the price
 * (0: all cost the same), `count` how many neighbouring values a product comes in, at least and at most.
 */
export type { Scale };

/** A product type: its vocabulary, and what its products are like. */
export type Kind = {
  readonly kind: string;
  /** the illustrator's kind */
  readonly picture: string;
  readonly department: Department;
  /** share in its department, relative to the others */
  readonly share: number;
  /** the people it is for, with weights; empty where it makes no sense */
  readonly audiences: Partial<Record<Audience, number>>;
  /** one option of each is chosen; `{0}` in a text is the name of the first axis' option */
  readonly axes: readonly (readonly Option[])[];
  readonly names: readonly Text[];
  readonly openings: readonly Text[];
  readonly closings: readonly Text[];
  readonly highlights: readonly Text[];
  /** words a search should find */
  readonly keywords: Text;
  readonly colours: readonly string[];
  readonly colourCount: readonly [number, number];
  /** sizes, or the name of those that follow from the audience */
  readonly scale?: Scale | ScaleName | undefined;
  /** lowest and highest price, in euros */
  readonly price: readonly [number, number];
  /** energy classes it comes in (Regulation (EU) 2017/1369), best first; without it the kind has no label */
  readonly energyClasses?: readonly EnergyClass[] | undefined;
  /** best and worst class of the label, where it is not A to G */
  readonly energyScale?: readonly [best: string, worst: string] | undefined;
  /** its size is an area by which prices are compared (Directive 98/6/EC) */
  readonly pricedByArea?: boolean | undefined;
  /** share of products that come with their power supply (Directive (EU) 2022/2380); without it: does not apply */
  readonly powerSupplyShare?: number | undefined;
  /** attributes that no option decides */
  readonly details?: Readonly<Record<string, Detail>> | undefined;
};
