import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './run-command.ts';

/** For each rule of .dependency-cruiser.cjs an import that it must refuse. */
const VIOLATIONS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'no-circular': ['tools/ring-a.ts', 'tools/ring-b.ts'],
  'rules-are-pure': ['commerce/money/ledger/book.rules.ts', 'commerce/money/ledger/book.store.ts'],
  'kernel-knows-no-module': ['commerce/ground/kernel/day.ts', 'commerce/orders/order/order.service.ts'],
  'modules-meet-at-services': ['commerce/orders/order/place.ts', 'commerce/money/ledger/book.store.ts'],
  'commerce-stands-alone': ['commerce/orders/order/ask.ts', 'gateway/context/context.ts'],
  'storefront-asks-the-gateway': [
    'storefront/app/screens/home/home.ts',
    'commerce/orders/order/order.service.ts',
  ],
  'http-serves-what-it-is-given': ['http/pay.ts', 'commerce/orders/order/order.service.ts'],
  'screens-know-types-of-tenants': ['storefront/app/page/shop.ts', 'tenants/nl/settings.ts'],
  'screens-stand-apart': ['storefront/app/screens/home/teaser.ts', 'storefront/app/screens/basket/line.ts'],
  'ui-knows-no-shop': ['storefront/app/ui/price.ts', 'storefront/app/page/shop.ts'],
  'gateway-is-thin': ['gateway/order.ts', 'storefront/app/page/shop.ts'],
  'tenants-and-texts-are-data': ['texts/compile.ts', 'gateway/context/context.ts'],
  'product-knows-no-demo': ['tools/seed.ts', 'demo/index.ts'],
  'product-does-not-need-tests': ['gateway/context/context.ts', 'tools/ring-a.ts'],
  'no-development-packages-at-run-time': ['gateway/lint.ts', 'vitest'],
  'imports-resolve': ['gateway/nowhere.ts', './nothing.ts'],
};
const EXTRA: Readonly<Record<string, string>> = {
  'tools/ring-b.ts': `import type { A } from '#root/tools/ring-a.ts';`,
};

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Cruise = {
  summary: { violations: readonly { rule: { name: string }; from: string; to: string }[] };
};

/** A repository with the boundaries of this one, in which each rule is broken once. */
function cruise(): Cruise['summary']['violations'] {
  const files = new Map<string, string>();
  const add = (path: string, line = '') => files.set(path, `${files.get(path) ?? ''}${line}\n`);
  for (const [from, to] of Object.values(VIOLATIONS)) {
    const isFile = to.includes('/') && !to.startsWith('.');
    add(from, `import '${isFile ? `#root/${to}` : to}';`);
    if (isFile) add(to);
  }
  for (const [path, line] of Object.entries(EXTRA)) add(path, line);
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json'])
    copyFileSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const packages = { type: 'module', imports: { '#root/*': './*' }, devDependencies: { vitest: '*' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages));
  const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))];
  const cli = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cli, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 });
  return (JSON.parse(output) as Cruise).summary.violations;
}

test('every boundary refuses the import that breaks it', () => {
  const refused = cruise();
  for (const [rule, [from]] of Object.entries(VIOLATIONS))
    expect(
      refused.filter((one) => one.rule.name === rule).map((one) => one.from),
      rule,
    ).toContain(from);
});

test('every boundary is shown to refuse something', () => {
  const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
    forbidden: readonly { name: string }[];
  };
  expect(Object.keys(VIOLATIONS).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
