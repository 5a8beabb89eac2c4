import { expect, test } from 'vitest';
import type { ShopEvent } from '#commerce/ground/kernel/events.ts';
import { type PageChange, readPageChange } from './page-changes.ts';

const tenantId = 'nl';
test.each<[ShopEvent, PageChange | null]>([
  [
    { type: 'product-changed', tenantId, productIds: [1, 2] },
    { tenantId, tags: ['product:1', 'product:2', 'missing'] },
  ],
  [
    { type: 'search-changed', tenantId, productIds: [3] },
    { tenantId, tags: ['product:3'] },
  ],
  [
    { type: 'search-changed', tenantId, productIds: [3], lists: { members: [7], facts: [7, 8] } },
    {
      tenantId,
      tags: [
        ...['product:3', 'articles', 'category:7'],
        ...['articles:facts', 'category:7:facts', 'category:8:facts'],
      ],
      aging: ['articles', 'category:7', 'category:8'],
    },
  ],
  [
    { type: 'search-changed', tenantId, productIds: [3], lists: { members: null, facts: [7] } },
    {
      tenantId,
      tags: ['product:3', 'articles:facts', 'category:7:facts'],
      aging: ['articles', 'category:7'],
    },
  ],
  [
    { type: 'search-ready', tenantId },
    { tenantId, tags: null },
  ],
  [
    { type: 'listing-changed', tenantId, productIds: [3] },
    { tenantId, tags: ['product:3', 'missing'] },
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
])('the change %j outdates %j', (event, change) => expect(readPageChange(event)).toEqual(change));
