import { expect, test } from 'vitest';
import { type FolderSet, findCircles, findUpward } from './folder-graph.rules.ts';

const modules: FolderSet = {
  name: 'modules',
  folderOf: (file) => /^shop\/([^/]+)\//.exec(file)?.[1] ?? null,
};

test('folders that import in one direction make no circle, whatever their files do inside', () => {
  const imports = [
    { from: 'shop/order/a.ts', to: 'shop/basket/b.ts' },
    { from: 'shop/basket/b.ts', to: 'shop/basket/c.ts' },
    { from: 'shop/basket/c.ts', to: 'shop/basket/b.ts' },
    { from: 'tools/x.ts', to: 'shop/order/a.ts' },
  ];
  expect(findCircles(imports, modules)).toEqual([]);
});

test('a circle over three folders is found with the imports that close it', () => {
  const closing = [
    { from: 'shop/order/a.ts', to: 'shop/basket/b.ts' },
    { from: 'shop/basket/c.ts', to: 'shop/mail/d.ts' },
    { from: 'shop/mail/e.ts', to: 'shop/order/f.ts' },
  ];
  const harmless = { from: 'shop/order/a.ts', to: 'shop/money/g.ts' };
  expect(findCircles([...closing, harmless], modules)).toEqual([
    { folders: ['basket', 'mail', 'order'], imports: closing },
  ]);
});

test('an import from a lower floor to a higher one is refused, the other way is not', () => {
  const floors = { name: 'wings', floors: [['shop/ground/'], ['shop/orders/', 'shop/bills/']] };
  const up = { from: 'shop/ground/mail/a.ts', to: 'shop/orders/order/b.ts' };
  const down = { from: 'shop/orders/order/b.ts', to: 'shop/ground/mail/a.ts' };
  const beside = { from: 'shop/orders/order/b.ts', to: 'shop/bills/c.ts' };
  expect(findUpward([up, down, beside], floors)).toEqual([up]);
});
