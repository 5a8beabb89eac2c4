/** Modules whose commits nobody notices who runs a shop or buys in it. */
const UNNOTICED = new Set([
  'e2e',
  'tests',
  'test',
  'comments',
  'check',
  'checks',
  'tools',
  'bench',
  'ci',
  'vitest',
  'knip',
]);
const SUBJECT = /^([a-z0-9 -]+): (.+)$/;

/** The commits that somebody notices, by module, as a list for a release's notes; '' if there are none. */
export function renderNotes(subjects: readonly string[]): string {
  const noticed = subjects.flatMap((subject) => {
    const [, module = '', text = ''] = SUBJECT.exec(subject) ?? [];
    return text === '' || UNNOTICED.has(module) ? [] : [{ module, text }];
  });
  return [...Map.groupBy(noticed, ({ module }) => module)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, commits]) => `${module}\n${commits.map(({ text }) => `- ${text}\n`).join('')}`)
    .join('\n');
}

const UNRELEASED = '## [Unreleased]\n';

/**
 * The changelog whose unreleased section is that of a version now, below an empty one.
 * @returns null if nothing stands in the unreleased section
 */
export function closeUnreleased(changelog: string, version: string, day: string): string | null {
  const [head, rest] = changelog.split(UNRELEASED);
  if (head === undefined || rest === undefined) return null;
  const [section = ''] = rest.split(/^## /m);
  if (section.trim() === '') return null;
  return `${head}${UNRELEASED}\n## [${version}] - ${day}\n${rest}`;
}
