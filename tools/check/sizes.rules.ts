/** The most lines of a source file, of a decision record and of a page of directions. */
const LIMITS: readonly { readonly files: RegExp; readonly lines: number }[] = [
  { files: /^docs\/adr\/.*\.md$/, lines: 40 },
  { files: /^ARCHITECTURE\.md$/, lines: 120 },
  { files: /\.(?:tsx?|c?js|css)$/, lines: 400 },
];

/** Not limited: tests list many cases, generated files are not read, and a migration is never edited. */
const LEFT_OUT =
  /\.(?:test|cases|e2e)\.tsx?$|\.d\.ts$|^(?:e2e|packages\/demo)\/|^commerce\/ground\/database\/schema\.ts$|^storefront\/app\/session\/cache-types\.ts$/;

/** The reason why a file is too long; null: it is not. */
export function findSizeFault(file: string, text: string): string | null {
  const limit = LIMITS.find(({ files }) => files.test(file));
  if (!limit || LEFT_OUT.test(file)) return null;
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return lines > limit.lines ? `${file} has ${lines} lines, at most ${limit.lines} are read at once` : null;
}
