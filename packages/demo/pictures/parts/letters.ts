/** A drawn letter: its width and its strokes, in a box 100 high whose top is 0. */
interface Letter {
  width: number;
  d: string;
}

const letter = (width: number, d: string): Letter => ({ width, d });

/** Capitals as single strokes: a name drawn with them looks the same on every machine, whatever fonts it has. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: letter(70, 'M0 100L35 0L70 100M13 64L57 64'),
  B: letter(62, 'M38 48L0 48M0 0L0 100L38 100C72 100 72 48 38 48C66 48 66 0 38 0L0 0'),
  C: letter(68, 'M68 18C48 -10 0 -8 0 50C0 108 48 110 68 82'),
  D: letter(70, 'M0 0L0 100L28 100C84 100 84 0 28 0L0 0'),
  E: letter(54, 'M54 0L0 0L0 100L54 100M0 48L46 48'),
  F: letter(52, 'M52 0L0 0L0 100M0 50L44 50'),
  G: letter(68, 'M68 18C48 -10 0 -8 0 50C0 108 68 110 68 56L40 56'),
  H: letter(64, 'M0 0L0 100M64 0L64 100M0 49L64 49'),
  I: letter(2, 'M1 0L1 100'),
  J: letter(40, 'M40 0L40 72C40 108 4 108 0 80'),
  K: letter(60, 'M0 0L0 100M58 0L0 60M22 40L60 100'),
  L: letter(48, 'M0 0L0 100L48 100'),
  M: letter(80, 'M0 100L0 0L40 70L80 0L80 100'),
  N: letter(64, 'M0 100L0 0L64 100L64 0'),
  O: letter(76, 'M38 0C-12 0 -12 100 38 100C88 100 88 0 38 0'),
  P: letter(60, 'M0 100L0 0L36 0C70 0 70 56 36 56L0 56'),
  Q: letter(76, 'M38 0C-12 0 -12 100 38 100C88 100 88 0 38 0M48 74L74 106'),
  R: letter(60, 'M0 100L0 0L36 0C70 0 70 56 36 56L0 56M30 56L60 100'),
  S: letter(56, 'M54 14C36 -10 2 -4 2 24C2 56 56 42 56 74C56 106 14 108 0 84'),
  T: letter(66, 'M0 0L66 0M33 0L33 100'),
  U: letter(64, 'M0 0L0 62C0 112 64 112 64 62L64 0'),
  V: letter(68, 'M0 0L34 100L68 0'),
  W: letter(104, 'M0 0L26 100L52 16L78 100L104 0'),
  X: letter(62, 'M0 0L62 100M62 0L0 100'),
  Y: letter(64, 'M0 0L32 50L64 0M32 50L32 100'),
  Z: letter(60, 'M0 0L60 0L0 100L60 100'),
  '&': letter(70, 'M70 100L18 36C0 12 14 -4 30 -2C52 0 52 28 26 44C-8 62 -4 102 30 102C52 102 64 80 68 56'),
  '-': letter(30, 'M0 54L30 54'),
  "'": letter(2, 'M1 0L1 20'),
  '.': letter(2, 'M1 98L1 99'),
  '0': letter(62, 'M31 0C-10 0 -10 100 31 100C72 100 72 0 31 0'),
  '1': letter(26, 'M0 20L26 0L26 100'),
  '2': letter(56, 'M2 24C6 -8 54 -8 54 26C54 52 0 74 0 100L56 100'),
  '3': letter(54, 'M4 12C22 -10 52 0 50 24C50 44 34 48 22 48C40 48 54 54 54 74C54 106 14 108 0 84'),
  '4': letter(62, 'M46 100L46 0L0 70L62 70'),
  '5': letter(54, 'M50 0L8 0L4 44C24 30 54 38 54 68C54 106 14 108 0 84'),
  '6': letter(54, 'M44 2C16 10 0 34 0 66C0 112 54 112 54 66C54 24 2 28 0 66'),
  '7': letter(54, 'M0 0L54 0L18 100'),
  '8': letter(56, 'M28 48C-4 46 -2 0 28 0C58 0 60 46 28 48C-8 50 -8 100 28 100C64 100 64 50 28 48'),
  '9': letter(52, 'M52 34C52 78 0 78 0 34C0 -10 52 -10 52 34C52 70 40 92 16 100'),
};

/** Marks over a letter, around its middle, by their combining character. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': 'M-12 -38L6 -20',
  '\u0301': 'M12 -38L-6 -20',
  '\u0302': 'M-16 -20L0 -38L16 -20',
  '\u0308': 'M-15 -26L-14 -26M14 -26L15 -26',
};

const SPACE = 36;

/** Moves and widens a path whose coordinates are absolute pairs. */
function shifted(d: string, x: number, stretch: number): string {
  return d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, at: string, y: string) => `${(x + Number(at) * stretch).toFixed(1)} ${y}`,
  );
}

/**
 * A name in capitals as one path of strokes, 100 high, from x = 0. `stretch` widens the letters, `gap` parts
 * them. Throws RangeError for a character that is not drawn.
 */
export function writeName(name: string, stretch: number, gap: number): { d: string; width: number } {
  let d = '';
  let x = 0;
  let middle = 0;
  for (const character of name.toUpperCase().replaceAll('’', "'").normalize('NFD')) {
    const accent = ACCENTS[character];
    const drawn = LETTERS[character];
    if (accent) {
      d += shifted(accent, middle, 1);
    } else if (drawn) {
      d += shifted(drawn.d, x, stretch);
      middle = x + (drawn.width * stretch) / 2;
      x += drawn.width * stretch + gap;
    } else if (character === ' ') {
      x += SPACE * stretch;
    } else {
      throw new RangeError(`No letter for ${JSON.stringify(character)}`);
    }
  }
  return { d, width: Math.max(1, x - gap) };
}
