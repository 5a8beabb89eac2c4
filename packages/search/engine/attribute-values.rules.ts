import type { AttributeDefinition } from '#search/engine/labels.ts';

/** A value by which a product can be filtered. */
export type AttributeFact = { readonly kind: 'number'; readonly value: number } | OptionFact;
type OptionFact = { readonly kind: 'options'; readonly options: readonly string[] };

export const YES = 'yes';
export const NO = 'no';
/** Nobody chooses by a longer text. */
const LONGEST_CHOICE = 60;

/**
 * The filter values of a stored attribute: a number, or one or several options. For a composition its fibres.
 * @returns null where the value does not fit the definition
 */
export function readAttributeFact(
  stored: unknown,
  valueType: AttributeDefinition['valueType'],
): AttributeFact | null {
  switch (valueType) {
    case 'number':
      return typeof stored === 'number' && Number.isFinite(stored) ? { kind: 'number', value: stored } : null;
    case 'boolean':
      return typeof stored === 'boolean' ? buildOptionFact([stored ? YES : NO]) : null;
    case 'option':
      return typeof stored === 'string' ? buildOptionFact([stored]) : null;
    case 'text':
      return typeof stored === 'string' && stored.length <= LONGEST_CHOICE ? buildOptionFact([stored]) : null;
    case 'options':
      return Array.isArray(stored)
        ? buildOptionFact(stored.filter((item) => typeof item === 'string'))
        : null;
    case 'composition':
      return Array.isArray(stored) ? buildOptionFact(stored.flatMap(listFibres)) : null;
    // nobody filters by a day, nor by what is the same in every size
    case 'date':
    case 'measures':
      return null;
  }
}

function buildOptionFact(keys: readonly string[]): OptionFact | null {
  return keys.length === 0
    ? null
    : { kind: 'options', options: keys.length === 1 ? keys : [...new Set(keys)] };
}

function listFibres(part: unknown): string[] {
  const fibres: unknown = typeof part === 'object' && part !== null && 'fibres' in part ? part.fibres : null;
  if (!Array.isArray(fibres)) return [];
  return fibres.flatMap((fibre: unknown) =>
    typeof fibre === 'object' && fibre !== null && 'option' in fibre && typeof fibre.option === 'string'
      ? fibre.option
      : [],
  );
}
