import type { Attributes } from '../kind.ts';

type Part = { readonly words: RegExp; readonly isPart: (attributes: Attributes) => boolean };

/** Parts of clothes, shoes, bags and furniture by their words in the three languages, and which articles have them. */
const PARTS: readonly Part[] = [
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

/** The words of a part that a sentence names and the article does not have; null: there are none. */
export function missingPart(sentence: string, attributes: Attributes): string | null {
  const missing = PARTS.find(({ words, isPart }) => words.test(sentence) && !isPart(attributes));
  return missing ? (missing.words.exec(sentence)?.[0] ?? null) : null;
}
