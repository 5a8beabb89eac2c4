import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { RETAILER_FOLDER } from '#retailer/folder.ts';

const THEMES = 'virtual:themes';

/** Brings what the retailer's folder adds to the pages into the build: the style sheets of its themes. */
export function retailerPlugin(): Plugin {
  return {
    name: 'retailer',
    resolveId(id) {
      return id === THEMES ? `\0${id}` : undefined;
    },
    load(id) {
      return id === `\0${THEMES}` ? renderThemes() : undefined;
    },
  };
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
