import { expect, test } from 'vitest';
import { findSizeFault } from './sizes.rules.ts';

const createLines = (count: number) => 'x\n'.repeat(count);

test.each([
  ['commerce/orders/order/order.service.ts', 401, 400],
  ['storefront/app/ui/button.tsx', 401, 400],
  ['docs/adr/0099-anything.md', 41, 40],
  ['ARCHITECTURE.md', 121, 120],
])('a file of the kind %s with %s lines is refused and one with %s is accepted', (file, lines, most) => {
  expect(findSizeFault(file, createLines(lines))).toContain(`has ${lines} lines`);
  expect(findSizeFault(file, createLines(most))).toBeNull();
});

test.each([
  'commerce/orders/order/order.db.test.ts',
  'commerce/ground/database/schema.ts',
  'gateway/schema.graphql',
  'docs/content.md',
])('%s may be longer', (file) => {
  expect(findSizeFault(file, createLines(900))).toBeNull();
});
