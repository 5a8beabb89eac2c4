import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCT_FOLDER } from '#retailer/folder.ts';
import { findLargeContribution, findStorefronts, renderSlots, renderStorefronts } from './retailer.plugin.ts';

const GIFT = { name: 'gift-wrap', folder: '/shop/gift-wrap', file: '/shop/gift-wrap/storefront.tsx' };
const ERP = { name: 'erp', folder: '/shop/erp', file: '/shop/erp/storefront.tsx' };

test('without extensions nothing of what shows them is in the bundles', () => {
  expect(renderStorefronts([])).toBe('export default [];');
  expect(renderSlots([])).toBe('export default null;');
});

test('the pages get the storefronts of extensions by name, in the order of the shop', () => {
  expect(renderStorefronts([GIFT, ERP])).toBe(
    [
      'import storefront0 from "/shop/gift-wrap/storefront.tsx";',
      'import storefront1 from "/shop/erp/storefront.tsx";',
      'export default [["gift-wrap", storefront0], ["erp", storefront1]];',
    ].join('\n'),
  );
});

test('an extension without a storefront.tsx adds nothing to pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'extension-'));
  await writeFile(join(folder, 'storefront.tsx'), '');
  try {
    const found = findStorefronts([
      { name: 'erp', folder: join(folder, 'erp') },
      { name: 'gift-wrap', folder },
    ]);
    expect(found).toEqual([{ name: 'gift-wrap', folder, file: join(folder, 'storefront.tsx') }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a component of more than 64 KB with what it alone imports is refused by its file', () => {
  const chunk = (fileName: string, kilobytes: number, more: object) => ({
    ...{ type: 'chunk' as const, fileName, code: 'x'.repeat(kilobytes * 1024) },
    ...{ imports: [], moduleIds: [], isDynamicEntry: false, facadeModuleId: null, ...more },
  });
  const bundle = (ownKilobytes: number) => ({
    shop: chunk('shop.js', 90, {
      moduleIds: [join(PRODUCT_FOLDER, 'storefront/app/root.tsx')],
      imports: ['framework.js'],
    }),
    framework: chunk('framework.js', 300, { moduleIds: ['/node_modules/react/index.js'] }),
    note: chunk('note.js', 40, {
      ...{ isDynamicEntry: true, facadeModuleId: '/shop/gift-wrap/note.tsx' },
      imports: ['shop.js', 'framework.js', 'own.js'],
    }),
    own: chunk('own.js', ownKilobytes, { moduleIds: ['/shop/node_modules/confetti/index.js'] }),
    sheet: { type: 'asset' as const },
  });
  expect(findLargeContribution([ERP, GIFT], bundle(24))).toBeNull();
  expect(findLargeContribution([ERP, GIFT], bundle(25))).toBe(
    'the extension gift-wrap: /shop/gift-wrap/note.tsx is 65 KB with its imports; a part of a page may have 64 KB',
  );
});
