import { expect, test } from 'vitest';
import { createEvents, type ShopEvent } from '#commerce/ground/kernel/events.ts';
import { dropChangedPages } from './changed-pages.ts';
import type { PageChange } from './page-changes.ts';

/** Servers of one shop: what one tells, all others are told. */
function joinServers(count: number) {
  const listeners: ((change: PageChange) => void)[] = [];
  return Array.from({ length: count }, (_, self) => {
    const events = createEvents();
    const heard: ShopEvent[] = [];
    events.on((event) => heard.push(event));
    const dropped: PageChange[] = [];
    const told: PageChange[] = [];
    dropChangedPages({
      shop: { invalidate: (tenantId, tags) => dropped.push({ tenantId, tags }) },
      shared: { forget: () => {} },
      events,
      servers: {
        tell(change) {
          told.push(change);
          for (const [index, listener] of listeners.entries()) if (index !== self) listener(change);
        },
        onTold: (listener) => listeners.push(listener),
        onMissed: () => {},
      },
      tenants: [{ id: 'nl' }],
    });
    return { events, heard, dropped, told };
  });
}

test.each([
  ['search-ready', ['unindexed']],
  ['category-changed', null],
] as const)(
  'a server announces %s to no other because each has its own index and change log',
  (type, tags) => {
    const [starting, serving] = joinServers(2);
    starting?.events.emit({ type, tenantId: 'nl' });
    expect(starting?.dropped).toEqual([{ tenantId: 'nl', tags }]);
    expect(starting?.told).toEqual([]);
    expect(serving?.dropped).toEqual([]);
  },
);

test('an index that is read once more drops all pages, and the first one those that were made without it', () => {
  const [server] = joinServers(1);
  for (const _ of [1, 2]) server?.events.emit({ type: 'search-ready', tenantId: 'nl' });
  expect(server?.dropped.map(({ tags }) => tags)).toEqual([['unindexed'], null]);
});

test('changed content is announced once to every cache on every server', () => {
  const [one, ...others] = joinServers(3);
  one?.events.emit({ type: 'content-changed', tenantId: 'nl' });
  expect(one?.told).toHaveLength(1);
  for (const { heard, dropped, told } of others) {
    expect(heard).toEqual([{ type: 'content-changed', tenantId: 'nl' }]);
    expect(dropped).toContainEqual({ tenantId: 'nl', tags: ['content'] });
    expect(told).toEqual([]);
  }
});

test('a changed file drops only the pages that show it, here and elsewhere', () => {
  const [one, other] = joinServers(2);
  const documents = ['https://bucket.example/nl-NL/privacy.json'];
  one?.events.emit({ type: 'content-changed', tenantId: 'nl', documents });
  const change = { tenantId: 'nl', tags: ['content:https://bucket.example/nl-NL/privacy.json'] };
  expect(one?.dropped).toEqual([change]);
  expect(other?.heard).toEqual([{ type: 'content-changed', tenantId: 'nl', documents }]);
  expect(other?.dropped).toContainEqual(change);
});

test('a changed product drops its pages everywhere', () => {
  const [one, other] = joinServers(2);
  one?.events.emit({ type: 'product-changed', tenantId: 'nl', productIds: [7] });
  expect(other?.dropped).toEqual([{ tenantId: 'nl', tags: ['product:7', 'missing'] }]);
});
