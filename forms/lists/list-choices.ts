import { readAmount } from '../amount.ts';

/**
 * One filter that a visitor has chosen, as in an address. Of several values of one filter any may match; several
 * filters must all match. The same shape as commerce's FilterChoice.
 */
export type ListChoice =
  | { readonly kind: 'values'; readonly key: string; readonly values: readonly string[] }
  /** Inclusive; null for no bound. Price in minor units, else the attribute's own unit. */
  | {
      readonly kind: 'range';
      readonly key: string;
      readonly min: number | null;
      readonly max: number | null;
    };

/** Most choices in one address; further ones are left out, in the order of the canonical form. */
export const CHOICE_LIMITS = { filters: 12, values: 20, keyLength: 80, valueLength: 60 } as const;

const PREFIX = 'f.';
const NAME = /^f\.([a-z][a-zA-Z0-9-]{0,79})(?:\.(from|to))?$/;
const NOT_PRINTED = /\p{C}/u;
/** as people type it: 49,95 or 49.95 */
const NUMBER = /^\d{1,9}(?:[.,]\d{1,3})?$/;
/** a unit behind a number: 50 cm, 7,5 kg */
const UNIT = /(?<=\d)\s*[\p{L}%°²³"″]+\.?$/u;
/** Prices in addresses are euros or francs, in choices minor units. */
const MINOR_PER_MAJOR = 100;
const PRICE = 'price';

/** The name of a filter's field in a form, and of its parameter in an address. */
export function getFilterFieldName(key: string, bound?: 'from' | 'to'): string {
  return bound ? `${PREFIX}${key}.${bound}` : PREFIX + key;
}

/**
 * The filters of an address: `f.<key>=value`, repeated, and `f.<key>.from` / `f.<key>.to`. Meaningless parts are left
 * out: an address that was shared, cut off or made up still leads to articles.
 */
export function readChoices(parameters: URLSearchParams): ListChoice[] {
  const values = new Map<string, string[]>();
  const bounds = new Map<string, { from?: string; to?: string }>();
  for (const [name, value] of parameters) {
    const [, key, bound] = NAME.exec(name) ?? [];
    if (!key) continue;
    if (bound === 'from' || bound === 'to') bounds.set(key, { [bound]: value, ...bounds.get(key) });
    else values.set(key, [...(values.get(key) ?? []), value]);
  }
  return tidyChoices([
    ...[...bounds].map(
      ([key, { from, to }]): ListChoice => ({
        kind: 'range',
        key,
        min: parseBound(key, from),
        max: parseBound(key, to),
      }),
    ),
    ...[...values].map(([key, list]): ListChoice => ({ kind: 'values', key, values: list })),
  ]);
}

/** Whether a parameter can be read as a part of a filter; an empty bound counts as absent. */
export function isChoice(name: string, value: string): boolean {
  const [, key, bound] = NAME.exec(name) ?? [];
  if (!key) return false;
  return bound ? value.trim() === '' || parseBound(key, value) !== null : isValue(value);
}

/**
 * Choices in their canonical form: keys and values sorted and each once, bounds in order, nothing empty or too long,
 * within the limits. A filter that is chosen both ways is a range.
 */
export function tidyChoices(choices: readonly ListChoice[]): ListChoice[] {
  const tidy = new Map<string, ListChoice>();
  for (const choice of choices) {
    const one = choice.key.length <= CHOICE_LIMITS.keyLength ? tidyChoice(choice) : null;
    if (one && tidy.get(one.key)?.kind !== 'range') tidy.set(one.key, one);
  }
  return [...tidy.values()].sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, CHOICE_LIMITS.filters);
}

/** Parameters of the choices, in the order of the canonical form. @param choices tidy */
export function writeChoices(choices: readonly ListChoice[]): [string, string][] {
  return choices.flatMap((choice): [string, string][] => {
    if (choice.kind === 'values')
      return choice.values.map((value) => [getFilterFieldName(choice.key), value]);
    const { key, min, max } = choice;
    return [
      ...(min === null ? [] : [[getFilterFieldName(key, 'from'), writeBound(key, min)] as [string, string]]),
      ...(max === null ? [] : [[getFilterFieldName(key, 'to'), writeBound(key, max)] as [string, string]]),
    ];
  });
}

/** A bound as its field and the address show it: with a point, without zeros at the end. */
export function writeBound(key: string, value: number): string {
  return String(key === PRICE ? value / MINOR_PER_MAJOR : value);
}

/** @param text typed into the field of a bound, with or without its unit. @returns null if empty or not a number */
export function parseBound(key: string, text: string | null | undefined): number | null {
  if (key === PRICE) return readAmount(text ?? '');
  const plain = text?.trim().replace(UNIT, '') ?? '';
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : null;
}

function tidyChoice(choice: ListChoice): ListChoice | null {
  if (choice.kind === 'values') {
    const values = [...new Set(choice.values.filter(isValue))].sort().slice(0, CHOICE_LIMITS.values);
    return values.length > 0 ? { kind: 'values', key: choice.key, values } : null;
  }
  const { key, min, max } = choice;
  if (min === null && max === null) return null;
  if (min !== null && max !== null && min > max) return { kind: 'range', key, min: max, max: min };
  return { kind: 'range', key, min, max };
}

function isValue(value: string): boolean {
  return (
    value !== '' &&
    value.length <= CHOICE_LIMITS.valueLength &&
    value.trim() === value &&
    !NOT_PRINTED.test(value)
  );
}
