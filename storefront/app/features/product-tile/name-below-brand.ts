/**
 * A product's name where its brand already stands above it: retailers' titles mostly begin with the maker's name, and
 * twice below each other it reads like a mistake.
 */
export function nameBelowBrand(name: string, brand: string): string {
  const rest = name.slice(brand.length);
  const begins =
    brand !== '' && name.toLowerCase().startsWith(brand.toLowerCase()) && /^[\s,:–-]+\S/.test(rest);
  return begins ? rest.replace(/^[\s,:–-]+/, '') : name;
}
