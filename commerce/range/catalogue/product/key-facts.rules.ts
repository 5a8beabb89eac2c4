import type { AttributeDefinition } from '../attribute.rules.ts';

/** The forms in which an attribute can be printed; null if the article does not have it. */
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
        return keepOnOneLine(part ?? '');
      },
    );
    if (!isWhole) return [];
    // a wide one breaks between a label and its value
    return [printed.length > ONE_LINE ? printed : keepOnOneLine(printed)];
  });
}

/** Characters that fit on one line of a phone's tile. */
const ONE_LINE = 24;

/** Keeps a fact on one line; one wider than a phone's tile breaks after its commas, else between its words. */
function keepOnOneLine(fact: string): string {
  const parts = fact.split(', ');
  return parts.map((part) => (part.length > ONE_LINE ? part : part.replaceAll(' ', '\u00a0'))).join(', ');
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
export function selectUsualFacts(
  attributes: readonly Pick<AttributeDefinition, 'key' | 'valueType'>[],
  read: FactReader,
): string[] {
  return attributes
    .flatMap(({ key, valueType }) => formatUsualFact(key, valueType, read) ?? [])
    .filter((fact) => fact.length <= LONGEST)
    .slice(0, USUAL);
}

/** An option is understood without its label, a number is not. */
function formatUsualFact(
  key: string,
  type: AttributeDefinition['valueType'],
  read: FactReader,
): string | null {
  if (type === 'boolean') return keepOnOneLineOrNull(read.flag(key));
  if (type === 'option') return keepOnOneLineOrNull(read.value(key));
  const value = type === 'number' || type === 'text' ? read.value(key) : null;
  const label = read.label(key) ?? '';
  if (type === 'text' && value !== null) return formatFeedFact(label, value);
  return value && formatLabelled(label, value);
}

/** A number, or several, without a unit: "907", "38 x 98 x 70", "0 - 55". */
const BARE = /^[-+\d.,/x×–\s]+$/;
/** A label that shows how its number is read: it counts, or ends with the unit. */
const COUNTS = /\b(?:aantal|anzahl|nombre|number|quantity|count)\b/i;
const WITH_UNIT = /\([^)\d]{1,8}\)$|\bin \S{1,5}$/;
const YES = /^(?:ja|oui|yes|true|waar|wahr|vrai)$/i;
const NO = /^(?:nee|nein|non|no|false|onwaar|falsch|faux)$/i;
/** Labels of facts for a warehouse. */
const FOR_WAREHOUSE = /\bpallets?\b|\b(?:pro|je|par) palette\b|\b(?:master|shipping) carton\b/i;

/**
 * A feed's detail is a text: a number is left out if nothing indicates what it counts, and "no" describes nothing.
 */
function formatFeedFact(label: string, value: string): string | null {
  if (NO.test(value) || FOR_WAREHOUSE.test(label)) return null;
  if (YES.test(value)) return keepOnOneLine(label);
  if (BARE.test(value) && !COUNTS.test(label) && !WITH_UNIT.test(label)) return null;
  return formatLabelled(label, value);
}

/** A fact that is wider than a phone's tile breaks before its value, which stays whole. */
function formatLabelled(label: string, value: string): string {
  const fact = `${label} ${value}`;
  return fact.length > ONE_LINE ? `${label} ${keepOnOneLine(value)}` : keepOnOneLine(fact);
}

function keepOnOneLineOrNull(fact: string | null): string | null {
  return fact === null ? null : keepOnOneLine(fact);
}
