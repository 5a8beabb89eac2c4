/** What an address template of the content buckets may name. */
export type ContentPlace = {
  readonly tenant: string;
  readonly locale: string;
  readonly language: string;
  readonly identifier: string;
};

/** What a page identifier may be: it becomes part of an address or a file's name. */
const IDENTIFIER = /^[a-z0-9][a-z0-9-]{0,119}$/;

export function isContentIdentifier(identifier: string): boolean {
  return IDENTIFIER.test(identifier);
}

/**
 * Fills {tenant} {locale} {language} {identifier} of an address template; {code} and {category} are empty for pages.
 * @throws RangeError on an identifier that is none
 */
export function contentAddress(template: string, place: ContentPlace): string {
  if (!isContentIdentifier(place.identifier))
    throw new RangeError(`${JSON.stringify(place.identifier)} is not a content identifier`);
  const values: Readonly<Record<string, string>> = { ...place, code: '', category: '' };
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}
