/**
 * An article's name for display below its brand: retailers' titles mostly begin with the maker's name, and the
 * repetition looks like a mistake.
 */
export function nameBelowBrand(name: string, brand: string): string {
  const rest = name.slice(brand.length);
  return beginsWith(name, brand) && /\S/.test(rest) ? rest.replace(/^[\s,:–-]+/, '') : name;
}

/** An article's name with its brand, once: a name that begins with the brand stays as it is. */
export function nameWithBrand(brand: string, name: string): string {
  return brand === '' || beginsWith(name, brand) ? name : `${brand} ${name}`;
}

function beginsWith(name: string, brand: string): boolean {
  const rest = name.slice(brand.length);
  return brand !== '' && name.toLowerCase().startsWith(brand.toLowerCase()) && /^($|[\s,:–-])/.test(rest);
}
