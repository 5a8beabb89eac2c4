/**
 * An article's name for display below its brand: retailers' titles mostly begin with the maker's name, and the
 * repetition looks like a mistake. An amount in it does not break between its number and its unit.
 */
export function removeBrandFromName(name: string, brand: string): string {
  const rest = name.slice(brand.length);
  return joinAmounts(
    startsWithBrand(name, brand) && /\S/.test(rest) ? rest.replace(/^[\s,:|·•/–—-]+/, '') : name,
  );
}

/** A number and the short word behind it ("55 inch", "1600 tpm", "R16 91V"), except those that begin something else. */
const AMOUNT = /(?<=\d) (?!(?:avec|met|mit)\b)(?=\p{L}[\p{L}\d/]{0,7}(?![\p{L}\d]))/gu;
/** "160 x 200": a measurement in two directions. */
const TIMES = /(?<=\d[ \u00a0][x×]) (?=\d)|(?<=\d) (?=[x×] ?\d)/g;

/** A name in a list or in a sentence: no amount in it breaks between its number and its unit. */
export function joinAmounts(name: string): string {
  return name.replace(AMOUNT, '\u00a0').replace(TIMES, '\u00a0');
}

/** An article's name with its brand, once: a name that begins with the brand stays as it is. */
export function addBrandToName(brand: string, name: string): string {
  return brand === '' || startsWithBrand(name, brand) ? name : `${brand} ${name}`;
}

function startsWithBrand(name: string, brand: string): boolean {
  const rest = name.slice(brand.length);
  return (
    brand !== '' && name.toLowerCase().startsWith(brand.toLowerCase()) && /^($|[\s,:|·•/–—-])/.test(rest)
  );
}
