const LETTERS = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '3xl', '4xl', '5xl', '6xl'];

/** Sorts sizes like a shelf: XS before S, 38 before 104, 75A before 75B; everything else last, by its letters. */
export function bySize(a: string, b: string): number {
  return rank(a) - rank(b) || numberIn(a) - numberIn(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rank(size: string): number {
  const letters = LETTERS.indexOf(size.toLowerCase());
  if (letters >= 0) return letters;
  return /\d/.test(size) ? LETTERS.length : LETTERS.length + 1;
}

function numberIn(size: string): number {
  const [digits = '0'] = size.match(/\d+(?:[.,]\d+)?/) ?? [];
  return Number(digits.replace(',', '.'));
}
