import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PARTS, type Part } from './parts.ts';

/**
 * The modules that begin a part, which contains the texts of these modules and of all that they import, unless an
 * earlier part has them. `first` is for every page and for categories, with which most visits begin; `front` adds the
 * home page and the search; `soon` adds the product page and what every page loads once it can be used; `late` is the
 * rest.
 */
export const BEGINNINGS: Readonly<Record<Exclude<Part, 'late'>, readonly string[]>> = {
  first: [
    'root.tsx',
    'screens/category/category.route.tsx',
    // the product page uses these too, and should not wait for the home page's part
    'features/delivery/returns-text.ts',
    'ui/form/field-parts.tsx',
  ],
  front: ['screens/home/home.route.tsx', 'screens/search/search.route.tsx'],
  soon: [
    'screens/product/product.route.tsx',
    'shell/personal-parts.tsx',
    'features/consent/consent-layer.tsx',
    'features/basket/mini-basket.tsx',
    'features/quick-view/quick-view.tsx',
    'features/search-bar/search-bar.tsx',
    'shell/header/account-menu.tsx',
    'shell/header/flyout.tsx',
    'shell/header/menu-sheet.tsx',
    'features/filters/filter-sheet.tsx',
    'features/recently-viewed/recent-row.tsx',
  ],
};

/** Ids that a module composes at run time. `end`: '' where it is not known. */
type Composed = { readonly beginning: string; readonly end: string };

const MENTIONED = /['"`]([a-z]+\.[\w.-]*)(?:(\$)(?:\{[^{}`]*\}([\w.-]*)`)?)?/g;

/**
 * The texts that a module may use: ids of texts, and beginnings and ends of composed ids
 * (`t(\`order.state.${state}\`)`, `t(\`payment.method.${method}.name\`)`, `'ui.' + name`).
 */
export function findMentionedTexts(code: string): {
  ids: ReadonlySet<string>;
  composed: readonly Composed[];
} {
  const ids = new Set<string>();
  const composed: Composed[] = [];
  for (const [, said = '', rest, end = ''] of code.matchAll(MENTIONED)) {
    if (rest || /[.-]$/.test(said)) composed.push({ beginning: said, end });
    else ids.add(said);
  }
  return { ids, composed };
}

/** The part of each text. @param app the folder of the storefront's modules @param ids all ids */
export function assignTextParts(app: string, ids: readonly string[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>(ids.map((id) => [id, 'late']));
  for (const part of ['soon', 'front', 'first'] as const) {
    const code = [...resolveModuleClosure(BEGINNINGS[part].map((path) => join(app, path)))]
      .map(read)
      .join('\n');
    for (const id of listTextsInCode(code, ids)) parts.set(id, part);
  }
  return parts;
}

/**
 * The parts, besides the first, that must be loaded before a module runs. A route's module waits for all texts of
 * itself and its imports: texts of its loader alone can also come as data.
 * @param path the module's
 * @param code the module's source
 */
export function listRequiredParts(
  path: string,
  code: string,
  parts: ReadonlyMap<string, Part>,
): readonly Part[] {
  const all = path.endsWith('.route.tsx') ? [...resolveModuleClosure([path])].map(read).join('\n') : code;
  const said = new Set(listTextsInCode(all, [...parts.keys()]).map((id) => parts.get(id)));
  return PARTS.filter((part) => part !== 'first' && said.has(part));
}

function listTextsInCode(code: string, ids: readonly string[]): string[] {
  const said = findMentionedTexts(code);
  return ids.filter(
    (id) =>
      said.ids.has(id) ||
      said.composed.some(({ beginning, end }) => id.startsWith(beginning) && id.endsWith(end)),
  );
}

const IMPORT = /^(?:import|export)\s(?!type\b)[^'";]*?from '((?:\.|#(?:app|forms|texts)\/)[^']+\.tsx?)'/gm;
const ROOT = join(import.meta.dirname, '..');

/** The modules that are loaded with these: static imports, except for those of types only. */
function resolveModuleClosure(paths: readonly string[]): ReadonlySet<string> {
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
