/** An import of one file by another, both as paths from the repository's root. */
export type Import = { readonly from: string; readonly to: string };

/**
 * The folders of one part of the repository that must not need each other in a circle.
 * `folderOf` names the folder that a file belongs to; null: the file is in no folder of this part.
 */
export type FolderSet = { readonly name: string; folderOf(file: string): string | null };

/** Floors from the lowest up, each by the beginnings of its files' paths: a file imports its own floor and those below. */
export type Floors = { readonly name: string; readonly floors: readonly (readonly string[])[] };

/** A circle of folders and the imports that close it. */
export type Circle = { readonly folders: readonly string[]; readonly imports: readonly Import[] };

/** The circles between folders (strongly connected components of more than one), each with the imports inside it. */
export function findCircles(imports: readonly Import[], { folderOf }: FolderSet): Circle[] {
  const needed = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)];
    if (a === null || b === null || a === b) continue;
    needed.set(a, (needed.get(a) ?? new Set()).add(b));
  }
  const reached = new Map([...needed.keys()].map((folder) => [folder, reachableFrom(folder, needed)]));
  const circles: Circle[] = [];
  const seen = new Set<string>();
  for (const [folder, others] of reached) {
    if (seen.has(folder) || !others.has(folder)) continue;
    const folders = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    for (const each of folders) seen.add(each);
    const inside = (file: string) => folders.includes(folderOf(file) ?? '');
    circles.push({
      folders,
      imports: imports.filter(
        ({ from, to }) => inside(from) && inside(to) && folderOf(from) !== folderOf(to),
      ),
    });
  }
  return circles;
}

function reachableFrom(start: string, needed: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const waiting = [...(needed.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(needed.get(next) ?? []));
  }
  return found;
}

/** The imports that point from a lower floor to a higher one. */
export function findUpward(imports: readonly Import[], { floors }: Floors): Import[] {
  const floorOf = (file: string) =>
    floors.findIndex((prefixes) => prefixes.some((prefix) => file.startsWith(prefix)));
  return imports.filter(({ from, to }) => {
    const [low, high] = [floorOf(from), floorOf(to)];
    return low >= 0 && high >= 0 && low < high;
  });
}
