import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PRODUCT_FOLDER, SHIPPED_RETAILER } from '#retailer/folder.ts';

export const NEW_USAGE = `  new FOLDER        writes a retailer's folder beside the product: a shop that starts, with a test
    --name "My shop"              the shop's name, the folder's by default
    --from de                     the shipped tenant that it begins as: nl, de, at or ch
    --product FILE.tgz            a package of the product (npm run pack) in place of this folder
`;

const PACKAGE = 'tavelo-shop';
const shipped = basename(SHIPPED_RETAILER);
/** Texts say her name with a capital; addresses and ids do not, and there it may also mean the package. */
const SHIPPED_NAME = shipped.replace(/^./, (letter) => letter.toUpperCase());
const SHIPPED_SLUG = new RegExp(`${shipped}(?!-shop)`, 'g');
/** Its app in the stores is not the new shop's. */
const SHIPPED_APP = /^ {2}app: \{[^}]*\},\n/m;
/** Safe in JSON, in TypeScript and in pages as it stands. */
const SHOP_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,59}$/u;

/**
 * `npm run shop -- new FOLDER`: copies a shipped tenant with the names of the new shop, and installs the product as its
 * dependency.
 * @returns the process's exit code: 2 if the folder is not empty, the tenant not shipped or the name not usable
 */
export async function createRetailer(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      from: { type: 'string', default: 'de' },
      product: { type: 'string', default: '.' },
    },
  });
  const [asked] = positionals;
  const name = values.name ?? basename(resolve(PRODUCT_FOLDER, asked ?? ''));
  const fault = await findFault(asked, values.from, name);
  if (!asked || fault) {
    process.stderr.write(`${fault}\n${NEW_USAGE}`);
    return 2;
  }
  const folder = resolve(PRODUCT_FOLDER, asked);
  const slug = buildSlug(basename(folder));
  const tenant = values.from;
  await mkdir(folder, { recursive: true });
  await cp(join(PRODUCT_FOLDER, 'retailer/template'), folder, { recursive: true });
  await cp(join(SHIPPED_RETAILER, 'tenants', tenant), join(folder, 'tenants', tenant), { recursive: true });
  await cp(join(SHIPPED_RETAILER, 'shop-defaults.ts'), join(folder, 'shop-defaults.ts'));
  await mkdir(join(folder, 'texts'), { recursive: true });
  await rewriteFiles(folder, (text, file) =>
    (file.endsWith('settings.ts') ? text.replace(SHIPPED_APP, '') : text)
      .replaceAll('{{NAME}}', name)
      .replaceAll('{{TENANT}}', tenant)
      .replaceAll(SHIPPED_NAME, name)
      .replaceAll(SHIPPED_SLUG, slug),
  );
  await writeFile(
    join(folder, 'package.json'),
    renderPackage(folder, slug, resolve(PRODUCT_FOLDER, values.product)),
  );
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) return 1;
  process.stdout.write(`${name} is in ${folder}: \`npm start\` and \`npm test\` there.\n`);
  return 0;
}

/** @returns what is wrong with the arguments, null if nothing is */
async function findFault(folder: string | undefined, tenant: string, name: string): Promise<string | null> {
  if (!folder) return 'new: which folder?';
  if (!SHOP_NAME.test(name)) return `new: --name has letters, digits, spaces, dots and hyphens, not ${name}`;
  const there = await readdir(resolve(PRODUCT_FOLDER, folder)).catch(() => []);
  if (there.length > 0) return `new: ${folder} is not empty`;
  const entries = await readdir(join(SHIPPED_RETAILER, 'tenants'), { withFileTypes: true });
  const shipped = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return shipped.includes(tenant) ? null : `new: --from is one of ${shipped.join(', ')}`;
}

function buildSlug(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'shop'
  );
}

async function rewriteFiles(folder: string, rewrite: (text: string, file: string) => string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, rewrite(text, file));
  }
}

/** @param source folder or package of the product */
function renderPackage(folder: string, slug: string, source: string): string {
  const scripts = {
    start: `${PACKAGE} start`,
    dev: `${PACKAGE} dev`,
    check: `${PACKAGE} check`,
    test: `${PACKAGE} test`,
    shop: `${PACKAGE} shop`,
  };
  const product = relative(folder, source).replaceAll('\\', '/');
  const file = {
    ...{ name: slug, version: '0.1.0', private: true, type: 'module', scripts },
    dependencies: { [PACKAGE]: `file:${product}` },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
