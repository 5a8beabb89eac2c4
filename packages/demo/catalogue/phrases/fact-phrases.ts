import { z } from 'zod';
import type { Attributes, Text } from '../kind.ts';
import { readData } from '../read-data.ts';
import { keys, text } from '../schemas.ts';

/**
 * Sentences about attributes: `{width}` stands for the attribute's number. `from` and `to` limit the first number
 * that a sentence needs, `whole` wants it without decimals: half a person sits nowhere.
 */
const FACTS = readData(
  'phrases/facts',
  z.array(
    z.strictObject({
      needs: keys,
      text,
      from: z.number().optional(),
      to: z.number().optional(),
      whole: z.literal(true).optional(),
    }),
  ),
);
type FactPhrase = (typeof FACTS)[number];

/** The sentences that a product's attributes allow, with its numbers, in the order of `LANGUAGES`. */
export function factSentences(attributes: Attributes): Text[] {
  return FACTS.filter((phrase) => holds(phrase, attributes)).map(({ text: [nl, de, fr] }) => [
    insert(nl, attributes),
    insert(de, attributes),
    insert(fr, attributes),
  ]);
}

function holds({ needs, from, to, whole }: FactPhrase, attributes: Attributes): boolean {
  if (!needs.every((key) => typeof attributes[key] === 'number')) return false;
  const first = Number(attributes[needs[0] ?? '']);
  if (whole && !Number.isInteger(first)) return false;
  return (from === undefined || first >= from) && (to === undefined || first <= to);
}

/** All three languages write a comma in decimals. */
function insert(text: string, attributes: Attributes): string {
  return text.replace(/\{([a-z0-9-]+)\}/g, (_, key: string) => String(attributes[key]).replace('.', ','));
}
