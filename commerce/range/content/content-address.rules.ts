/** A file of a bucket, in the parts that an address template may use. */
export type ContentPlace = {
  readonly tenant: string;
  readonly locale: string;
  /** two letters */
  readonly language: string;
  readonly identifier: string;
  /** folder of its kind; '' for pages */
  readonly subfolder?: string | undefined;
  readonly code?: string | undefined;
  readonly category?: string | undefined;
  /** with slashes, as the page's address has it */
  readonly path?: string | undefined;
};

/** Page identifiers become part of an address or a file's name. */
const IDENTIFIER = /^[a-z0-9][a-z0-9-]{0,119}$/;
const PATH = /^[A-Za-z0-9/_-]{0,300}$/;

export function isContentIdentifier(identifier: string): boolean {
  return IDENTIFIER.test(identifier);
}

/** Whether there can be a file: an identifier or path with other signs has none. */
export function isContentPlace({
  identifier,
  path = '',
}: Pick<ContentPlace, 'identifier' | 'path'>): boolean {
  return isContentIdentifier(identifier) && PATH.test(path);
}

/**
 * Fills the placeholders of an address template. An empty one also removes a slash beside it; a template without
 * {subfolder} gets it before the identifier, with a hyphen.
 * @throws RangeError on a malformed identifier, code, category or path
 */
export function buildContentAddress(template: string, place: ContentPlace): string {
  const { subfolder = '', code = '', category = '', path = '' } = place;
  for (const one of [place.identifier, subfolder || 'none', code || 'none', category || 'none'])
    if (!isContentIdentifier(one)) throw new RangeError(`${JSON.stringify(one)} is not a content identifier`);
  if (!PATH.test(path)) throw new RangeError(`${JSON.stringify(path)} is not a content path`);
  const named = template.includes('{subfolder}');
  const identifier = subfolder === '' || named ? place.identifier : `${subfolder}-${place.identifier}`;
  const values: Readonly<Record<string, string>> = { ...place, subfolder, code, category, path, identifier };
  return template.replaceAll(/\{(\w+)\}(\/?)/g, (whole, name: string, slash: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    // a path's own slashes stay; nothing else in it needs encoding
    if (name === 'path') return value + slash;
    return value === '' ? '' : encodeURIComponent(value) + slash;
  });
}
