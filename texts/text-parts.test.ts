import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assignTextParts, BEGINNINGS, findMentionedTexts, listRequiredParts } from './text-parts.ts';

describe('texts that a module mentions', () => {
  it.each([
    [`t('checkout.step.title')`, ['checkout.step.title'], []],
    [`t("payment.x")`, ['payment.x'], []],
    ['t(`order.state.$' + '{state}`)', [], [['order.state.', '']]],
    ['t(`order.state$' + '{state}`)', [], [['order.state', '']]],
    ['t(`payment.method.$' + '{method}.name`)', [], [['payment.method.', '.name']]],
    ['t(`day.$' + '{of({ now })}.name`)', [], [['day.', '']]],
    ['t(`a.$' + '{one}.b.$' + '{two}`)', [], [['a.', '']]],
    [`t('ui.' + name)`, [], [['ui.', '']]],
    [`import { x } from './order.action.ts'`, [], []],
  ])('the texts mentioned by the code are found: %s', (code, ids, composed) => {
    const said = findMentionedTexts(code);
    expect([...said.ids]).toEqual(ids);
    expect(said.composed.map(({ beginning, end }) => [beginning, end])).toEqual(composed);
  });
});

const app = mkdtempSync(join(tmpdir(), 'text-parts-'));
afterAll(() => rmSync(app, { recursive: true }));

function write(path: string, code: string): string {
  const file = join(app, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return file;
}

describe('the page that a text comes with', () => {
  write('root.tsx', `import { Footer } from './shell/footer.tsx';\nimport type { T } from './types.ts';`);
  write('shell/footer.tsx', `t('shell.skip'); import('./account.tsx')`);
  write('shell/account.tsx', `t('shell.account')`);
  write('types.ts', `t('shell.never')`);
  const product = write(
    'screens/product/product.route.tsx',
    `import {\n  a,\n} from './price.tsx';\nt('shell.skip')`,
  );
  write('screens/product/price.tsx', 't(`product.price.$' + '{kind}`)');
  const ids = ['shell.skip', 'shell.account', 'shell.never', 'product.price.from', 'basket.title'];
  const parts = assignTextParts(app, ids);

  it('a text comes with the first page that uses it, directly or through imports', () => {
    expect(Object.fromEntries(parts)).toEqual({
      'shell.skip': 'first',
      'shell.account': 'late',
      'shell.never': 'late',
      'product.price.from': 'soon',
      'basket.title': 'late',
    });
  });

  it('a text of a route and its imports is loaded before they run', () => {
    expect(listRequiredParts(product, '', parts)).toEqual(['soon']);
    expect(listRequiredParts('mini-basket.tsx', `t('basket.title'); t('product.price.from')`, parts)).toEqual(
      ['soon', 'late'],
    );
    expect(listRequiredParts('skip.tsx', `t('shell.skip')`, parts)).toEqual([]);
  });
});

it('the shop’s first pages contain only few of all texts', async () => {
  const { readSources } = await import('./catalogue.ts');
  const ids = Object.keys(await readSources('de-DE'));
  const parts = assignTextParts(join(import.meta.dirname, '../storefront/app'), ids);
  const first = ids.filter((id) => parts.get(id) === 'first');
  expect(first).toEqual(expect.arrayContaining(['shell.skip', 'list.filters', 'ui.breadcrumb']));
  expect(first.length).toBeLessThan(ids.length / 3);
  expect(parts.get('home.brands')).toBe('front');
  expect(parts.get('product.quick.page')).toBe('soon');
  expect(parts.get('basket.meta.title')).toBe('late');
});

it('text parts begin with modules that exist', () => {
  const paths = Object.values(BEGINNINGS).flat();
  expect(paths.filter((path) => !existsSync(join(import.meta.dirname, '../storefront/app', path)))).toEqual(
    [],
  );
});
