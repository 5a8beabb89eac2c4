/** Names that the report of the interface says are deprecated (tools/release/describe-interface.ts). */
export function listDeprecatedNames(report: string): string[] {
  return [...report.matchAll(/^### (\S+)\n\n\w+ \(deprecated\)/gm)].map(([, name = '']) => name);
}

/** Where a file imports one of the names from the product, as `file:line: name`. */
export function findDeprecatedUses(file: string, text: string, names: readonly string[]): string[] {
  return [...text.matchAll(/import[^;]*?from '[^']*-shop(?:\/\w+)?';/g)].flatMap((found) =>
    names
      .filter((name) => new RegExp(`\\b${name}\\b`).test(found[0]))
      .map((name) => {
        const at = found.index + found[0].search(new RegExp(`\\b${name}\\b`));
        return `${file}:${text.slice(0, at).split('\n').length}: ${name}`;
      }),
  );
}
