/** A hand-written file of the product, a record of a decision, a page of directions: the most lines that each may have. */
const LIMITS: readonly { readonly files: RegExp; readonly lines: number }[] = [
  { files: /^docs\/adr\/.*\.md$/, lines: 40 },
  { files: /^ARCHITECTURE\.md$/, lines: 120 },
  { files: /\.(?:tsx?|c?js|css)$/, lines: 300 },
];

/** Tests list many cases; generated files are read by nobody; a migration is never edited. */
const LEFT_OUT =
  /\.(?:test|cases|e2e)\.tsx?$|\.d\.ts$|^(?:e2e|demo)\/|^commerce\/ground\/database\/schema\.ts$|^storefront\/app\/session\/cache-types\.ts$/;

/** Why a file is too long to be read at once; null: it is not. */
export function findSizeFault(file: string, text: string): string | null {
  const limit = LIMITS.find(({ files }) => files.test(file));
  if (!limit || LEFT_OUT.test(file)) return null;
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return lines > limit.lines ? `${file} has ${lines} lines, at most ${limit.lines} are read at once` : null;
}
