import type { TyreLabel } from '../draft.ts';
import type { Attributes } from '../kind.ts';

type Part = { readonly words: RegExp; readonly isPart: (attributes: Attributes) => boolean };

/** Whether an article's class is one of these, or it has none. */
const isOfClass = (own: unknown, classes: string) =>
  own === undefined || classes.includes(String(own).toUpperCase());

/** What an article must have or be for a sentence with these words in one of the three languages to be true of it. */
const PARTS: readonly Part[] = [
  {
    words: /\b(gewassen|wassen|wasbeurt)|gewaschen|waschen|\bwäsche\b|\blav(é|er|age)|se lave\b/i,
    isPart: ({ care }) => care === undefined || /wash/.test(String(care)),
  },
  {
    words: /in de regen|bei (regen|nässe)|sous la pluie/i,
    isPart: ({ 'wet-grip': wet }) => isOfClass(wet, 'AB'),
  },
  {
    words: /\bstil(ler|le)?\b|\bleiser?\b|silencieux|hoor je hem|hört man ihn|ne l’entend pas/i,
    isPart: ({ 'tyre-noise-class': rolling, 'noise-class': noise }) =>
      isOfClass(rolling, 'A') && isOfClass(noise, 'AB'),
  },
  {
    words:
      /\bluider\b|\blauter\b|plus bruyant|hoor je op grof asfalt|hört man auf grobem|entend un peu l’asphalte/i,
    isPart: ({ 'tyre-noise-class': rolling }) => isOfClass(rolling, 'BC'),
  },
  {
    words: /verbruik is met deze banden|verbrauch ist mit diesen reifen|consommation a .*augment/i,
    isPart: ({ 'fuel-class': fuel }) => isOfClass(fuel, 'CDE'),
  },
  {
    words: /\bkno(op|pen|opjes)\b|kn[öo]pf(?!lochen)|\bboutons?\b/i,
    isPart: ({ closure }) => closure === 'buttons' || closure === 'hidden',
  },
  { words: /\brits\b|rei(ß|ss)verschluss|fermeture éclair/i, isPart: ({ closure }) => closure === 'zip' },
  { words: /\bgesp\b|schnalle|\bboucle\b/i, isPart: ({ closure }) => closure === 'buckle' },
  {
    words: /\bcapuchon|kapuze|capuche/i,
    isPart: ({ hood, neckline }) => hood === true || neckline === 'hood',
  },
  {
    words: /\bhet leer\b|\bdas leder\b|\ble cuir\b/i,
    isPart: ({ upper, surface }) => [upper, surface].some((one) => /leather$/.test(String(one))),
  },
  { words: /\blades\b|schubladen|\btiroirs\b/i, isPart: ({ drawers }) => Number(drawers) > 0 },
  {
    words: /\bde nerf\b|maserung|veinage/i,
    isPart: ({ surface }) => /^solid-|^veneer$/.test(String(surface)),
  },
];

/** An article's attributes with the classes of its tyre label, for what is said about it. */
export function listClaimFacts(attributes: Attributes, tyre: TyreLabel | null): Attributes {
  return tyre
    ? {
        ...attributes,
        'wet-grip': tyre.wetGrip,
        'fuel-class': tyre.fuelEfficiency,
        'tyre-noise-class': tyre.rollingNoiseClass,
      }
    : attributes;
}

/** The words of a part or quality that a sentence names and the article does not have; null if there are none. */
export function missingPart(sentence: string, attributes: Attributes): string | null {
  const missing = PARTS.find(({ words, isPart }) => words.test(sentence) && !isPart(attributes));
  return missing ? (missing.words.exec(sentence)?.[0] ?? null) : null;
}
