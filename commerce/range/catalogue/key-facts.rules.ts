import type { AttributeDefinition } from './attribute.rules.ts';

/** The forms in which an attribute can be printed; null: the article does not have it. */
export type FactReader = {
  readonly value: (key: string) => string | null;
  readonly bare: (key: string) => string | null;
  readonly label: (key: string) => string | null;
  readonly counted: (key: string) => string | null;
  /** the attribute's label, where the article has it */
  readonly flag: (key: string) => string | null;
};

const BLANK = /\{([a-z0-9-]+)(?::(bare|label|counted|flag))?\}/g;

/**
 * The facts on a tile, in their order; a fact with a missing attribute is left out completely.
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
    return isWhole ? [unbroken(printed)] : [];
  });
}

/** Keeps a fact in one line, or lets it break after a comma: some are wider than a phone's tile. */
function unbroken(fact: string): string {
  return fact.replaceAll(/(?<!,) /g, '\u00a0');
}

/** Number of facts of a kind for which the tenant has chosen none. */
const USUAL = 3;
/** Longest fact, in characters: a longer one is a sentence, which does not fit on a tile. */
const LONGEST = 32;

/**
 * The facts of an article whose kind has none chosen, such as one of a feed: the first ones in the order of its
 * filters.
 * @param attributes its own, in that order
 */
export function usualFacts(
  attributes: readonly Pick<AttributeDefinition, 'key' | 'valueType'>[],
  read: FactReader,
): string[] {
  return attributes
    .flatMap(({ key, valueType }) => usualFact(key, valueType, read) ?? [])
    .filter((fact) => fact.length <= LONGEST)
    .slice(0, USUAL);
}

/** An option is understood without its label, a number is not. */
function usualFact(key: string, type: AttributeDefinition['valueType'], read: FactReader): string | null {
  if (type === 'boolean') return unbrokenOrNull(read.flag(key));
  if (type === 'option') return unbrokenOrNull(read.value(key));
  const value = type === 'number' || type === 'text' ? read.value(key) : null;
  return value && labelled(read.label(key) ?? '', value);
}

/** Characters that fit on one line of a phone's tile. */
const ONE_LINE = 24;

/** A fact that is wider than a phone's tile breaks before its value, which stays whole. */
function labelled(label: string, value: string): string {
  const fact = `${label} ${value}`;
  return fact.length > ONE_LINE ? `${label} ${unbroken(value)}` : unbroken(fact);
}

function unbrokenOrNull(fact: string | null): string | null {
  return fact === null ? null : unbroken(fact);
}
