import { isTold, type Places } from '#search/engine/ranking.rules.ts';

/** Classes of name lengths: up to 1, 2, 3, 4, 6, 9, 14 words, and longer. */
const NAME_LENGTHS = [1, 2, 3, 4, 6, 9, 14] as const;
const LENGTHS = NAME_LENGTHS.length + 1;
/** The typical length of a class. */
const TYPICAL_LENGTHS = [1, 2, 3, 4, 5.5, 8, 12, 20] as const;

/** Classes of description lengths, for words that are not in the name: up to 12, 30, 80 words, and longer. */
const DESCRIPTION_LENGTHS = [12, 30, 80] as const;
const DESCRIPTIONS = DESCRIPTION_LENGTHS.length + 1;
const TYPICAL_DESCRIPTIONS = [8, 20, 50, 130] as const;

/**
 * Positions in one byte, beside three bytes of the product's number: description by 1, fields by 4, name or lengths
 * by 12.
 */
const FIELD = 4;
const NAME = 12;
export const IN_ATTRIBUTES = 1;
export const IN_KEYWORDS = 2;

/** Products that one index can hold: what three bytes can count. */
export const MOST_PRODUCTS = 2 ** 24;

/** The part of the byte that a product's lengths make, for words outside of its name and in it. */
export type Lengths = { readonly outside: number; readonly inName: number };

export function encodeLengths(name: number, description: number): Lengths {
  return {
    outside: findBucket(DESCRIPTION_LENGTHS, description) * NAME,
    inName: (DESCRIPTIONS + findBucket(NAME_LENGTHS, name)) * NAME,
  };
}

/** @param name 0: not in it, 1: in it, 2: as its head */
export function packPlaces(
  name: number,
  { outside, inName }: Lengths,
  field: number,
  inDescription: number,
): number {
  return (name === 0 ? outside : inName + (name - 1) * LENGTHS * NAME) + field * FIELD + inDescription;
}

function findBucket(bounds: readonly number[], length: number): number {
  const place = bounds.findIndex((most) => length <= most);
  return place < 0 ? bounds.length : place;
}

/** The length that the byte stands for, about. */
export function unpackPlaces(flags: number): Places {
  const first = Math.floor(flags / NAME);
  const field = Math.floor((flags % NAME) / FIELD);
  const inName = first >= DESCRIPTIONS;
  return {
    inName,
    isHead: first >= DESCRIPTIONS + LENGTHS,
    nameLength: inName ? (TYPICAL_LENGTHS[(first - DESCRIPTIONS) % LENGTHS] as number) : 0,
    inKeywords: field === IN_KEYWORDS,
    inAttributes: field === IN_ATTRIBUTES,
    inDescription: flags % FIELD,
    descriptionLength: inName ? 0 : (TYPICAL_DESCRIPTIONS[first] as number),
  };
}

const TOLD = Uint8Array.from({ length: 256 }, (_, flags) => (isTold(unpackPlaces(flags)) ? 1 : 0));

/** Whether a word describes the article itself, by its flags. */
export function isToldIn(flags: number): boolean {
  return TOLD[flags] === 1;
}

/** From these flags on a word is the head of the name, or in the name. */
export const HEADS_FROM = (DESCRIPTIONS + LENGTHS) * NAME;
export const IN_NAME_FROM = DESCRIPTIONS * NAME;

/** Products that have a word, in the order of their numbers: `product << 8 | flags`. */
export type Postings = { readonly base: Uint32Array; readonly later: Uint32Array };

export const NONE: Postings = { base: new Uint32Array(0), later: new Uint32Array(0) };
