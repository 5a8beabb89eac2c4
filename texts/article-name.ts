/**
 * An article's name where its brand already stands above it: retailers' titles mostly begin with the maker's name, and
 * twice below each other it reads like a mistake.
 */
export function nameBelowBrand(name: string, brand: string): string {
  const rest = name.slice(brand.length);
  return beginsWith(name, brand) && /\S/.test(rest) ? rest.replace(/^[\s,:–-]+/, '') : name;
}

/** An article's name with its brand, once: a name that begins with the brand already says it. */
export function nameWithBrand(brand: string, name: string): string {
  return brand === '' || beginsWith(name, brand) ? name : `${brand} ${name}`;
}

function beginsWith(name: string, brand: string): boolean {
  const rest = name.slice(brand.length);
  return brand !== '' && name.toLowerCase().startsWith(brand.toLowerCase()) && /^($|[\s,:–-])/.test(rest);
}
