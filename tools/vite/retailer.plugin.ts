import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { loadExtensions } from '#retailer/extension/shop-config.ts';
import { PRODUCT_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';

const THEMES = 'virtual:themes';
/** These modules name the components of extensions and show them; a shop without extensions has empty ones. */
const STOREFRONTS = 'virtual:storefronts';
const SLOTS = 'virtual:slots';

/** A retailer's files may import these names of the product (package.json, `exports`). */
const PACKAGE = 'tavelo-shop';
const FOR_PAGES = `${PACKAGE}/storefront`;

/** Bytes of what a page loads for one component of an extension, with what it alone imports. */
const LARGEST_CONTRIBUTION = 64 * 1024;

const PAGES = join(PRODUCT_FOLDER, 'storefront') + sep;

/** A chunk of the bundle, as far as this plugin reads it. */
type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly isDynamicEntry: boolean;
  readonly facadeModuleId: string | null;
};
type StorefrontFile = { readonly name: string; readonly folder: string; readonly file: string };

/** Brings what the retailer's folder adds to the pages into the build: the style sheets of its themes, and its extensions. */
export function retailerPlugin(): Plugin {
  let storefronts: readonly StorefrontFile[] = [];
  return {
    name: 'retailer',
    enforce: 'pre',
    async buildStart() {
      storefronts = findStorefronts(await loadExtensions());
    },
    resolveId(id, importer = '') {
      if ([THEMES, STOREFRONTS, SLOTS].includes(id)) return `\0${id}`;
      if (id === FOR_PAGES) return join(PRODUCT_FOLDER, 'shop-storefront.ts');
      const owner = storefronts.find(({ folder }) => importer.startsWith(folder + sep));
      if (owner && id === PACKAGE)
        this.error(
          `the extension ${owner.name}: ${importer} imports ${PACKAGE}, which is the server's; pages import ${FOR_PAGES}`,
        );
      return undefined;
    },
    load(id) {
      if (id === `\0${THEMES}`) return renderThemes();
      if (id === `\0${STOREFRONTS}`) return renderStorefronts(storefronts);
      return id === `\0${SLOTS}` ? renderSlots(storefronts) : undefined;
    },
    transform(code, id) {
      // with `?url` it is a module of the sheet's address
      if (!/\/storefront\/app\/app\.css(?!\?url)/.test(id)) return undefined;
      return code + storefronts.map(({ folder }) => `\n@source ${JSON.stringify(folder)};`).join('');
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const fault = findLargeContribution(storefronts, bundle);
      if (fault) this.error(fault);
    },
  };
}

/** The extensions that have a `storefront.tsx` in their folder. */
export function findStorefronts(
  extensions: readonly { readonly name: string; readonly folder: string }[],
): readonly StorefrontFile[] {
  return extensions
    .map(({ name, folder }) => ({ name, folder, file: join(folder, 'storefront.tsx') }))
    .filter(({ file }) => existsSync(file));
}

/** A module of each extension's name and its `storefront.tsx`, in the order of shop.config.ts. */
export function renderStorefronts(storefronts: readonly StorefrontFile[]): string {
  const imports = storefronts.map(
    ({ file }, index) => `import storefront${index} from ${JSON.stringify(file)};\n`,
  );
  const entries = storefronts.map(({ name }, index) => `[${JSON.stringify(name)}, storefront${index}]`);
  return `${imports.join('')}export default [${entries.join(', ')}];`;
}

/** Without extensions a slot is one comparison with null, and nothing of what shows contributions is in the bundles. */
export function renderSlots(storefronts: readonly StorefrontFile[]): string {
  if (storefronts.length === 0) return 'export default null;';
  const file = join(PRODUCT_FOLDER, 'storefront/app/extension/slot-contributions.tsx');
  return `export { SlotContributions as default } from ${JSON.stringify(file)};`;
}

/** @returns a sentence that names the file of an extension for which a page would load too much; null if there is none */
export function findLargeContribution(
  storefronts: readonly StorefrontFile[],
  bundle: Readonly<Record<string, Chunk | { readonly type: 'asset' }>>,
): string | null {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byProduct = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.startsWith(PAGES)));
  const shared = new Set(byProduct.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  for (const chunk of chunks) {
    const entry = chunk.isDynamicEntry ? (chunk.facadeModuleId ?? '') : '';
    const owner = storefronts.find(({ folder }) => entry.startsWith(folder + sep));
    const bytes = owner ? sumBytes(chunk, chunks, new Set(shared)) : 0;
    if (owner && bytes > LARGEST_CONTRIBUTION)
      return `the extension ${owner.name}: ${entry} is ${Math.ceil(bytes / 1024)} KB with its imports; a part of a page may have 64 KB`;
  }
  return null;
}

/** Counts a chunk and its imports, but for those that pages of the product load, too. */
function sumBytes(chunk: Chunk, chunks: readonly Chunk[], counted: Set<string>): number {
  counted.add(chunk.fileName);
  return chunks
    .filter(({ fileName }) => chunk.imports.includes(fileName))
    .reduce(
      (sum, imported) => sum + (counted.has(imported.fileName) ? 0 : sumBytes(imported, chunks, counted)),
      Buffer.byteLength(chunk.code),
    );
}

/** A module of the addresses of each tenant's style sheets: `theme.css` of the retailer, then `tenants/<id>/theme.css`. */
function renderThemes(): string {
  const tenants = readdirSync(join(RETAILER_FOLDER, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const sheets = tenants.map((tenant) => {
    const own = join(RETAILER_FOLDER, 'tenants', tenant, 'theme.css');
    const shared = join(RETAILER_FOLDER, 'theme.css');
    return [tenant, [shared, own].filter((file) => existsSync(file))] as const;
  });
  const files = [...new Set(sheets.flatMap(([, own]) => own))];
  const imports = files.map((file, index) => `import sheet${index} from ${JSON.stringify(`${file}?url`)};`);
  const entries = sheets
    .filter(([, own]) => own.length > 0)
    .map(
      ([tenant, own]) =>
        `${JSON.stringify(tenant)}: [${own.map((file) => `sheet${files.indexOf(file)}`).join(', ')}]`,
    );
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}
