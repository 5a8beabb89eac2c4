import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-command.ts';

const UI = 'storefront/app/ui/';

/** Files of the widgets that a screen needs, by the imports of files outside of the gallery and of one another. */
function neededBy(sources: ReadonlyMap<string, string>): Set<string> {
  const needed = new Set<string>();
  const follow = (text: string, pattern: RegExp) => {
    for (const [, file = ''] of text.matchAll(pattern)) {
      if (needed.has(file) || !sources.has(UI + file)) continue;
      needed.add(file);
      follow(sources.get(UI + file) ?? '', /from '\.\/([^']+)'/g);
    }
  };
  for (const [path, text] of sources) if (!path.startsWith(UI)) follow(text, /'#app\/ui\/([^']+)'/g);
  return needed;
}

test('the gallery shows no widget that no screen uses', () => {
  const paths = globSync('storefront/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !path.includes('/screens/gallery/') && !/\.test\.tsx?$/.test(path),
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const widgets = paths.filter((path) => path.startsWith(UI)).map((path) => basename(path));
  expect(widgets.length).toBeGreaterThan(30);
  const needed = neededBy(sources);
  expect(widgets.filter((file) => !needed.has(file))).toEqual([]);
  const withAnother = new Map([...sources, [`${UI}menu.tsx`, ''], [`${UI}menu-keys.ts`, '']]);
  expect(neededBy(withAnother).has('menu.tsx')).toBe(false);
});
