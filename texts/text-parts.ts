import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PARTS, type Part } from './parts.ts';

/**
 * Where a part begins: what these modules and all that they import say, and no earlier part holds. `first` is on every
 * page and on those of categories, with which most visits begin; `front` is what the home page and the search say besides;
 * `soon` is the product page's and what every page loads once it can be used; `late` is all the rest.
 */
export const BEGINNINGS: Readonly<Record<Exclude<Part, 'late'>, readonly string[]>> = {
  first: [
    'root.tsx',
    'screens/category/category.route.tsx',
    // the product page says these, too, and should not wait for the home page's
    'features/delivery/returns-text.ts',
    'ui/field-parts.tsx',
  ],
  front: ['screens/home/home.route.tsx', 'screens/search/search.route.tsx'],
  soon: [
    'screens/product/product.route.tsx',
    'shell/personal-parts.tsx',
    'features/consent/consent-layer.tsx',
    'features/basket/mini-basket.tsx',
    'features/quick-view/quick-view.tsx',
    'features/search-bar/search-bar.tsx',
    'shell/account-menu.tsx',
    'shell/flyout.tsx',
    'shell/menu-sheet.tsx',
    'features/filters/filter-sheet.tsx',
    'features/recently-viewed/recent-row.tsx',
  ],
};

/** Ids that are put together while a module runs. `end`: '' where it is not known. */
type Composed = { readonly beginning: string; readonly end: string };

const MENTIONED = /['"`]([a-z]+\.[\w.-]*)(?:(\$)(?:\{[^{}`]*\}([\w.-]*)`)?)?/g;

/**
 * The texts that a module may say: ids of texts, and beginnings and ends of ids where the rest is put together while it
 * runs (`t(\`order.state.${state}\`)`, `t(\`payment.method.${method}.name\`)`, `'ui.' + name`).
 */
export function mentions(code: string): { ids: ReadonlySet<string>; composed: readonly Composed[] } {
  const ids = new Set<string>();
  const composed: Composed[] = [];
  for (const [, said = '', rest, end = ''] of code.matchAll(MENTIONED)) {
    if (rest || /[.-]$/.test(said)) composed.push({ beginning: said, end });
    else ids.add(said);
  }
  return { ids, composed };
}

/** Which part each text comes in. @param app the folder of the storefront's modules @param ids all that there are */
export function partsOfTexts(app: string, ids: readonly string[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>(ids.map((id) => [id, 'late']));
  for (const part of ['soon', 'front', 'first'] as const) {
    const code = [...closureOf(BEGINNINGS[part].map((path) => join(app, path)))].map(read).join('\n');
    for (const id of saidIn(code, ids)) parts.set(id, part);
  }
  return parts;
}

/**
 * The parts without which a module must not run, besides the first. A route's module waits for all that it and what it
 * imports may say: what only its loader says can also come as data.
 * @param path the module's
 * @param code the module as it is written
 */
export function partsSaidBy(path: string, code: string, parts: ReadonlyMap<string, Part>): readonly Part[] {
  const all = path.endsWith('.route.tsx') ? [...closureOf([path])].map(read).join('\n') : code;
  const said = new Set(saidIn(all, [...parts.keys()]).map((id) => parts.get(id)));
  return PARTS.filter((part) => part !== 'first' && said.has(part));
}

function saidIn(code: string, ids: readonly string[]): string[] {
  const said = mentions(code);
  return ids.filter(
    (id) =>
      said.ids.has(id) ||
      said.composed.some(({ beginning, end }) => id.startsWith(beginning) && id.endsWith(end)),
  );
}

const IMPORT = /^(?:import|export)\s(?!type\b)[^'";]*?from '((?:\.|#(?:app|forms|texts)\/)[^']+\.tsx?)'/gm;
const ROOT = join(import.meta.dirname, '..');

/** The modules that are loaded with these: static imports, without those of types only. */
function closureOf(paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    for (const [, from = ''] of read(path).matchAll(IMPORT))
      visit(
        from.startsWith('#')
          ? join(ROOT, from.slice(1).replace(/^app\//, 'storefront/app/'))
          : join(dirname(path), from),
      );
  };
  for (const path of paths) visit(path);
  return found;
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
