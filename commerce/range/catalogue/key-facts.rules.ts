import type { AttributeDefinition } from './attribute.rules.ts';

/** The forms in which an attribute can be printed; null: the article has no such fact. */
export type FactReader = {
  readonly value: (key: string) => string | null;
  readonly bare: (key: string) => string | null;
  readonly label: (key: string) => string | null;
  readonly counted: (key: string) => string | null;
  /** the name of something that the article has */
  readonly flag: (key: string) => string | null;
};

const BLANK = /\{([a-z0-9-]+)(?::(bare|label|counted|flag))?\}/g;

/**
 * The facts that a tile prints, in their order; one that lacks an attribute is left out whole.
 * @param facts as tenants/kind-facts.ts describes them
 */
export function printFacts(facts: readonly string[], read: FactReader): string[] {
  return facts.flatMap((fact) => {
    let isWhole = true;
    const printed = fact.replace(
      BLANK,
      (_, key: string, form: Exclude<keyof FactReader, 'value'> | undefined) => {
        const part = read[form ?? 'value'](key);
        isWhole &&= part !== null;
        return part ?? '';
      },
    );
    return isWhole ? [kept(printed)] : [];
  });
}

/** A fact stays in one line, or breaks after a comma: a tile of a phone is narrower than some. */
function kept(fact: string): string {
  return fact.replaceAll(/(?<!,) /g, '\u00a0');
}

/** A kind that the tenant has chosen no facts for says so many. */
const USUAL = 3;
/** A longer fact is a sentence, which a tile has no room for. */
const LONGEST = 32;

/**
 * The facts of an article whose kind has none chosen, such as one of a feed: the first ones in the order of its filters.
 * @param attributes its own, in that order
 */
export function usualFacts(
  attributes: readonly Pick<AttributeDefinition, 'key' | 'valueType'>[],
  read: FactReader,
): string[] {
  const facts = attributes.flatMap(({ key, valueType }) => usualFact(key, valueType, read) ?? []);
  return facts
    .map(kept)
    .filter((fact) => fact.length <= LONGEST)
    .slice(0, USUAL);
}

/** An option says by itself what it is, a number does not. */
function usualFact(key: string, type: AttributeDefinition['valueType'], read: FactReader): string | null {
  if (type === 'boolean') return read.flag(key);
  if (type === 'option') return read.value(key);
  const value = type === 'number' || type === 'text' ? read.value(key) : null;
  return value && `${read.label(key)} ${value}`;
}
