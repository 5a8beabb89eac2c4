import { writeStreetLine } from '#forms/street-line.ts';
import type { Address } from './address.rules.ts';

/** The longest text that carriers print on one line of a label. */
const LABEL_LINE = 35;

type AddressParts = {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly name?: string;
  /** of a pick-up point: the customer's own number with its network */
  readonly postNumber?: string | null;
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberAddition?: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
};

/** An address in a mail or on an invoice, in three lines. Dutch places stand in capitals after two spaces. */
export function formatAddressLines(address: Address): string[] {
  const place =
    address.country === 'NL'
      ? `${address.postalCode}  ${address.city.toUpperCase()}`
      : `${address.postalCode} ${address.city}`;
  return [`${address.givenName} ${address.familyName}`, writeStreetLine(address), place];
}

/**
 * An address as it stands on a label: lines of at most `width` characters, wrapped between words, never cut short. A
 * single word that is longer is broken where the line ends. Dutch places stand in capitals after two spaces. Above a
 * point stands who picks up there, in the words of its network: a label is written for those who sort it.
 */
export function formatLabelLines(address: AddressParts, width = LABEL_LINE): string[] {
  const name = address.name ?? `${address.givenName ?? ''} ${address.familyName ?? ''}`.trim();
  return [
    ...(address.postNumber ? wrap(`Postnummer ${address.postNumber}`, width) : []),
    ...wrap(name, width),
    ...wrap(writeStreetLine(address), width),
    ...formatPlaceLines(address, width),
  ];
}

function formatPlaceLines({ country, postalCode, city }: AddressParts, width: number): string[] {
  if (country !== 'NL') return wrap(`${postalCode} ${city}`, width);
  const [first = '', ...rest] = wrap(city.toLocaleUpperCase('nl'), width - postalCode.length - 2);
  return [`${postalCode}  ${first}`, ...rest];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((whole) => splitWord(whole, width))) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Whole characters only: a letter with its accents stays in one piece. */
function splitWord(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  const found: string[] = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    const last = found.length - 1;
    const piece = found[last] ?? '';
    if (piece.length + segment.length > width && piece !== '') found.push(segment);
    else found[last] = piece + segment;
  }
  return found;
}
