import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planReadingOrder } from './reading-order.rules.ts';

it('reads every product once, in batches of neighbouring ids and in the given order within a batch', () => {
  const given = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }), { maxLength: 60 });
  fc.assert(
    fc.property(given, fc.integer({ min: 1, max: 20 }), (productIds, together) => {
      const inOrder = planReadingOrder(productIds, together);
      const byId = productIds.toSorted((one, other) => one - other);
      for (let start = 0; start < byId.length; start += together) {
        const part = byId.slice(start, start + together);
        expect(inOrder.slice(start, start + together)).toEqual(productIds.filter((id) => part.includes(id)));
      }
      expect(inOrder).toHaveLength(productIds.length);
    }),
  );
});
