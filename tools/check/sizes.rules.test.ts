import { expect, test } from 'vitest';
import { findSizeFault } from './sizes.rules.ts';

const linesOf = (count: number) => 'x\n'.repeat(count);

test.each([
  ['commerce/orders/order/order.service.ts', 401, 400],
  ['storefront/app/ui/button.tsx', 401, 400],
  ['docs/adr/0099-anything.md', 41, 40],
  ['ARCHITECTURE.md', 121, 120],
])('%s of %s lines is refused, %s are not', (file, lines, most) => {
  expect(findSizeFault(file, linesOf(lines))).toContain(`has ${lines} lines`);
  expect(findSizeFault(file, linesOf(most))).toBeNull();
});

test.each([
  'commerce/orders/order/order.db.test.ts',
  'commerce/ground/database/schema.ts',
  'gateway/schema.graphql',
  'docs/content.md',
])('%s may be longer', (file) => {
  expect(findSizeFault(file, linesOf(900))).toBeNull();
});
