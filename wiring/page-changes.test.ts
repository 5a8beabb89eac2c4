import { expect, test } from 'vitest';
import type { ShopEvent } from '#commerce/ground/kernel/events.ts';
import { type PageChange, pageChangeOf } from './page-changes.ts';

const tenantId = 'nl';
test.each<[ShopEvent, PageChange | null]>([
  [
    { type: 'product-changed', tenantId, productIds: [1, 2] },
    { tenantId, tags: ['product:1', 'product:2'] },
  ],
  [
    { type: 'search-changed', tenantId, productIds: [3] },
    { tenantId, tags: ['product:3'] },
  ],
  [
    { type: 'search-ready', tenantId },
    { tenantId, tags: null },
  ],
  [
    { type: 'listing-changed', tenantId, productIds: [3] },
    { tenantId, tags: ['product:3'] },
  ],
  [
    { type: 'category-changed', tenantId },
    { tenantId, tags: null },
  ],
  [
    { type: 'content-changed', tenantId },
    { tenantId, tags: ['content'] },
  ],
  [{ type: 'order-placed', tenantId, orderId: 'x' }, null],
  [{ type: 'mail-queued', tenantId }, null],
])('%j makes old %j', (event, change) => expect(pageChangeOf(event)).toEqual(change));
