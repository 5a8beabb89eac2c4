import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_FOLDER } from '#retailer/folder.ts';

/**
 * `npm run pack`: the committed product as a package that a retailer's folder installs, in `build/`. It depends on
 * nothing: the product in it has its lock file, and installs by it what it needs at its first start.
 */
const LEFT_OUT = [
  ...['.ci', '.devcontainer', '.github', 'bench', 'e2e/screenshots', 'tools/durability'],
  ...['e2e/*', '**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts', '**/*.cases.ts', '**/*.png'],
];
const STAGE = join(PRODUCT_FOLDER, 'build/package');

const { name, version, description, license, engines, bin } = JSON.parse(
  readFileSync(join(PRODUCT_FOLDER, 'package.json'), 'utf8'),
);
rmSync(STAGE, { recursive: true, force: true });
mkdirSync(join(STAGE, 'tools'), { recursive: true });
execFileSync(
  'git',
  [
    ...['archive', '--format=tar.gz', '--output', join(STAGE, 'product.tgz'), 'HEAD', '--', '.'],
    ...LEFT_OUT.map((pattern) => `:(exclude,glob)${pattern}`),
  ],
  { cwd: PRODUCT_FOLDER, stdio: 'inherit' },
);
writeFileSync(
  join(STAGE, 'package.json'),
  `${JSON.stringify({ name, version, description, license, type: 'module', engines, bin }, null, 2)}\n`,
);
copyFileSync(join(import.meta.dirname, 'package/retailer.js'), join(STAGE, 'tools/retailer.js'));
for (const file of ['LICENSE', 'THIRD-PARTY.md', 'README.md'])
  copyFileSync(join(PRODUCT_FOLDER, file), join(STAGE, file));
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], {
  cwd: STAGE,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
rmSync(STAGE, { recursive: true });
