/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '×': 'x',
  '‐': '-',
  '‑': '-',
  '²': '2',
  '³': '3',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '″': '"',
  '”': '"',
  '“': '"',
  '„': '"',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: what lies outside ASCII is what has to be folded
const NOT_ASCII = /[^\x00-\x7f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, with the one letter of ASCII that is folded in other text
const OUTSIDE_ASCII = /(?:[^\x00-\x7f]|`)+/g;

/**
 * Lower case without diacritics, one spelling for each letter: "Größe" and "GROSSE" are both "grosse". Soft hyphens and
 * other characters that nobody sees go: words that are copied from a page have them.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return lower.replace(OUTSIDE_ASCII, (letters) => known.get(letters) ?? foldLetters(letters));
}

/** Letters outside ASCII that stand together, and what they become: a text has few of them, and often the same. */
const known = new Map<string, string>();
const MOST_KNOWN = 2_000;

function foldLetters(letters: string): string {
  const folded = letters
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(letters, folded);
  return folded;
}

/** The folded text, and for each of its characters the position in the text that it comes from. */
export function foldInPlace(text: string): { readonly folded: string; readonly places: readonly number[] } {
  if (!NOT_ASCII.test(text))
    return { folded: text.toLowerCase(), places: Array.from({ length: text.length + 1 }, (_, at) => at) };
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const piece = fold(letter);
    folded += piece;
    for (let index = 0; index < piece.length; index += 1) places.push(at);
    at += letter.length;
  }
  return { folded, places: [...places, at] };
}

/** The German spelling without umlauts, for keyboards that lack them: "Kühlschrank" is "kuehlschrank". */
export function foldWithDigraphs(text: string): string {
  return fold(
    text.toLowerCase().normalize('NFC').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'),
  );
}

/** German as typed on a keyboard without umlauts, folded as if it had them: "kuehl" is "kuhl". */
export function foldDigraphs(language: string, text: string): string {
  return language === 'de' ? text.replace(/([aou])e/gi, '$1') : text;
}
