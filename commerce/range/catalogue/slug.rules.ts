const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', '²': '2', ß: 'ss' };

/** Most names in a feed: a colour, a size, a material. */
const PLAIN = /^[a-z0-9]+$/;

/**
 * The address segment of a name: [a-z0-9-], never empty for a name with a letter. German umlauts become two letters.
 */
export function slugify(name: string, language: string): string {
  const lower = name.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const spelled = language === 'de' ? lower.replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter) : lower;
  return spelled
    .replace(/[œæøß²]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
