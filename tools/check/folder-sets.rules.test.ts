import { expect, test } from 'vitest';
import { findCircles, findUpward } from './folder-graph.rules.ts';
import { MODULES, SERVING, STOREFRONT, STOREFRONT_FLOORS, WINGS } from './folder-sets.rules.ts';

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

test.each([
  ['a feature', 'features/basket/a.ts', 'shell/frame.tsx'],
  ['the shell', 'shell/frame.tsx', 'screens/home/a.ts'],
  ['a form', 'form/a.ts', 'features/basket/b.ts'],
  ['a page', 'page/a.ts', 'session/b.ts'],
  ['a widget', 'ui/a.ts', 'page/b.ts'],
])('%s that imports a floor above is refused', (_which, from, to) => {
  const up = { from: `${APP}/${from}`, to: `${APP}/${to}` };
  expect(findUpward([up, { from: up.to, to: up.from }], STOREFRONT_FLOORS)).toEqual([up]);
});

test.each([
  ['gateway/schema/a.ts', 'gateway/context/b.ts'],
  ['gateway/a.ts', 'gateway/rest/b.ts'],
  ['http/pictures/a.ts', 'http/b.ts'],
])('%s and %s that import each other are refused', (one, other) => {
  const imports = [
    { from: one, to: other },
    { from: other, to: one },
  ];
  expect(SERVING.flatMap((set) => findCircles(imports, set))).toHaveLength(1);
});
