import type { Random } from '#demo/pictures/parts/random.ts';
import { frenchSpacing } from '#texts/french.ts';
import type { DemoBrand } from './brands.ts';
import type { ProductText } from './draft.ts';
import { pickFrom, sample } from './draw.ts';
import type { Audience, DemoLanguage, Kind, Option, Text } from './kind.ts';
import { LANGUAGES } from './kind.ts';
import { slugify } from './slug.ts';

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
  return language === 'fr' ? frenchSpacing(text) : text;
}

/** The same choice of sentences in each language, so that translations of a product say the same. */
export function writeTexts(
  random: Random,
  product: {
    kind: Kind;
    options: readonly Option[];
    brand: DemoBrand;
    audience: Audience | null;
    name: Text;
  },
): Record<DemoLanguage, ProductText> {
  const { kind, options } = product;
  const spoken = options.flatMap((option) => (option.sentence ? [option.sentence] : []));
  const sentences = [
    pickFrom(random, kind.openings),
    ...sample(random, spoken, 2),
    pickFrom(random, kind.closings),
  ];
  const own = options.flatMap((option) => (option.highlight ? [option.highlight] : []));
  const highlights = [...own.slice(0, 2), ...sample(random, kind.highlights, random.whole(2, 3))];
  while (highlights.length < 3)
    highlights.push(...kind.highlights.filter((one) => !highlights.includes(one)).slice(0, 1));
  const texts = LANGUAGES.map((language, index): [DemoLanguage, ProductText] => {
    const name = fill(product.name[index] ?? '', options, index);
    const words = product.audience ? AUDIENCE_WORDS[product.audience][index] : '';
    return [
      language,
      {
        name,
        slug: slugify(name, language),
        description: typeset(
          sentences.map((text) => fill(text[index] ?? '', options, index)).join(' '),
          language,
        ),
        highlights: highlights.map((text) => fill(text[index] ?? '', options, index)),
        keywords: [product.brand.name, kind.keywords[index], words].filter(Boolean).join(' '),
      },
    ];
  });
  return Object.fromEntries(texts) as Record<DemoLanguage, ProductText>;
}
