import type { Random } from '#demo/pictures/parts/random.ts';
import { slugify } from '../../../commerce/range/catalogue/slug.rules.ts';
import { applyFrenchSpacing } from '../../../texts/french.ts';
import type { DemoBrand } from './brands.ts';
import type { ProductText } from './draft.ts';
import { pickFrom, sample } from './draw.ts';
import type { Season } from './facts/season.ts';
import type { Attributes, Audience, DemoLanguage, Kind, Option, Text } from './kind.ts';
import { LANGUAGES } from './kind.ts';
import { careSentences } from './phrases/care-phrases.ts';
import { getFrame } from './phrases/common-phrases.ts';
import { factSentences } from './phrases/fact-phrases.ts';
import { seasonSentences } from './phrases/season-phrases.ts';

const AUDIENCE_WORDS: Record<Audience, Text> = {
  women: ['dames vrouw', 'damen frau', 'femme'],
  men: ['heren man', 'herren mann', 'homme'],
  girls: ['meisjes kinderen', 'mädchen kinder', 'fille enfant'],
  boys: ['jongens kinderen', 'jungen kinder', 'garçon enfant'],
  unisex: ['dames heren unisex', 'damen herren unisex', 'femme homme unisexe'],
};

/** Puts the options' names into `{0}`, `{1}` … of a text. @throws RangeError when there is no such option */
export function fill(template: string, options: readonly Option[], language: number): string {
  return template.replace(/\{(\d)\}/g, (_, digit: string) => {
    const name = options[Number(digit)]?.name[language];
    if (name === undefined) throw new RangeError(`no option for {${digit}} in "${template}"`);
    return name;
  });
}

/** Keeps French punctuation from standing alone at the beginning of a line. */
export function typeset(text: string, language: string): string {
  return language === 'fr' ? applyFrenchSpacing(text) : text;
}

type Product = {
  readonly kind: Kind;
  readonly options: readonly Option[];
  readonly brand: DemoBrand;
  readonly audience: Audience | null;
  readonly name: Text;
  readonly attributes: Attributes;
  readonly season: Season | null;
};

/** The same choice of sentences in each language, so that translations of a product say the same. */
export function writeTexts(random: Random, product: Product): Record<DemoLanguage, ProductText> {
  const { kind, options } = product;
  const sentences = composeSentences(random, product);
  const highlights = composeHighlights(random, product);
  const texts = LANGUAGES.map((language, index): [DemoLanguage, ProductText] => {
    const name = fill(product.name[index] ?? '', options, index);
    const words = product.audience ? AUDIENCE_WORDS[product.audience][index] : '';
    const say = (text: Text) => fill(text[index] ?? '', options, index);
    return [
      language,
      {
        name,
        slug: slugify(name, language),
        description: typeset(sentences.map(say).join(' '), language),
        highlights: highlights.map(say),
        keywords: [product.brand.name, kind.keywords[index], words].filter(Boolean).join(' '),
      },
    ];
  });
  return Object.fromEntries(texts) as Record<DemoLanguage, ProductText>;
}

/**
 * Opening, what is special about it, two or three of numbers, brand, care and season, and an ending. Openings and endings are
 * the kind's own more often than those of all its department.
 */
function composeSentences(random: Random, { kind, options, brand, attributes, season }: Product): Text[] {
  const frame = getFrame(kind);
  const spoken = options.flatMap((option) => (option.sentence ? [option.sentence] : []));
  const asides = [
    factSentences(attributes),
    [brand.character],
    careSentences(attributes),
    seasonSentences(season, kind),
  ].filter((list) => list.length > 0);
  const particulars = sample(random, spoken, random.whole(1, 2));
  const count = particulars.length > 1 ? random.whole(2, 3) : 3;
  const said = sample(random, asides, count).map((list) => pickFrom(random, list));
  return [
    pickFrom(random, random.chance(0.6) ? kind.openings : frame.openings),
    ...particulars,
    ...said,
    pickFrom(random, random.chance(0.65) ? kind.closings : frame.closings),
  ];
}

function composeHighlights(random: Random, { kind, options }: Product): Text[] {
  const own = options.flatMap((option) => (option.highlight ? [option.highlight] : []));
  const highlights = [...own.slice(0, 2), ...sample(random, kind.highlights, random.whole(2, 3))];
  while (highlights.length < 3)
    highlights.push(...kind.highlights.filter((one) => !highlights.includes(one)).slice(0, 1));
  return highlights;
}
