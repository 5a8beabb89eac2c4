import semver from 'semver';

export type Level = 'none' | 'minor' | 'major';

/** The interface of a version: the text of each export by `<entry> <name>`. */
export type Interface = ReadonlyMap<string, string>;

/** Reads a report as describeInterface writes it. */
export function parseInterface(report: string): Interface {
  const exports = new Map<string, string>();
  for (const section of report.split(/^## /m).slice(1)) {
    const [entry = '', ...blocks] = section.split(/^### /m);
    for (const block of blocks) {
      const [name = ''] = block.split('\n');
      exports.set(`${entry.trim()} ${name}`, /```ts\n([\s\S]*?)\n```/.exec(block)?.[1] ?? '');
    }
  }
  return exports;
}

/** A sentence for each difference, and what the next version has to be at least. */
export function compareInterfaces(
  released: Interface,
  present: Interface,
): { readonly level: Level; readonly changes: readonly string[] } {
  const changes: string[] = [];
  let level: Level = 'none';
  const note = (sentence: string, least: Level) => {
    changes.push(sentence);
    if (level !== 'major') level = least;
  };
  for (const [name, text] of released) {
    const now = present.get(name);
    if (now === undefined) note(`${name} is gone`, 'major');
    else if (now !== text) note(`${name} has changed`, onlyAddsOptions(text, now) ? 'minor' : 'major');
  }
  for (const name of present.keys()) if (!released.has(name)) note(`${name} is new`, 'minor');
  return { level, changes };
}

/** Whether every line of the earlier type is still there, in order, and each line in addition is an optional member. */
function onlyAddsOptions(before: string, after: string): boolean {
  const old = before.split('\n');
  let at = 0;
  for (const line of after.split('\n')) {
    if (line === old[at]) at += 1;
    else if (!/^\s*(?:(?:readonly )?[\w'"-]+\?[:(].*|[}][;]?)$/.test(line)) return false;
  }
  return at === old.length;
}

/**
 * Why the version and the changelog do not say yet what has changed; null if they do.
 * @param released version whose interface is compared
 */
export function findVersionFault(
  {
    released,
    version,
    changelog,
  }: { readonly released: string; readonly version: string; readonly changelog: string },
  { level, changes }: ReturnType<typeof compareInterfaces>,
): string | null {
  if (level === 'none') return null;
  const least = semver.inc(released, level) ?? released;
  const what = changes.map((change) => `  ${change}`).join('\n');
  if (semver.lt(version, least))
    return `the interface for retailers has changed since ${released}; set the version of package.json to ${least} at least:\n${what}`;
  if (!changelog.includes(`\n## [${version}]`))
    return `CHANGELOG.md has no section for ${version}; say there what retailers have to know:\n${what}`;
  return null;
}
