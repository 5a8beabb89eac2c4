import { expect, test } from 'vitest';
import { findCircles, findUpward } from './folder-graph.rules.ts';
import { MODULES, STOREFRONT, WINGS } from './folder-sets.rules.ts';

const APP = 'storefront/app';

test.each([
  ['two features', `${APP}/features/basket/a.ts`, `${APP}/features/order/b.ts`],
  ['a feature and a screen', `${APP}/features/address/a.ts`, `${APP}/screens/checkout-delivery/b.ts`],
  ['widgets and the shell', `${APP}/ui/a.ts`, `${APP}/shell/b.ts`],
  ['the shell and the root', `${APP}/shell/a.ts`, `${APP}/root.tsx`],
])('%s that import each other are refused', (_which, one, other) => {
  const imports = [
    { from: one, to: other },
    { from: other, to: one },
  ];
  expect(findCircles(imports, STOREFRONT)).toHaveLength(1);
});

test('folders around the storefront’s pages are no part of its circles', () => {
  const imports = [
    { from: `${APP}/page/a.ts`, to: 'tenants/paths.ts' },
    { from: 'storefront/server/b.ts', to: `${APP}/page/a.ts` },
  ];
  expect(findCircles(imports, STOREFRONT)).toEqual([]);
});

test('two modules of commerce that import each other are refused', () => {
  const imports = [
    { from: 'commerce/money/payment/a.ts', to: 'commerce/orders/order/b.ts' },
    { from: 'commerce/orders/order/b.ts', to: 'commerce/money/payment/c.ts' },
  ];
  expect(findCircles(imports, MODULES)).toHaveLength(1);
  expect(findUpward(imports, WINGS)).toEqual(imports.slice(0, 1));
});
