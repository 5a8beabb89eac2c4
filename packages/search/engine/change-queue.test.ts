import { expect, it, vi } from 'vitest';
import { ChangeQueue } from './change-queue.ts';

const NO_LISTS = new Map<string, never>();

function createQueue(work: Partial<ConstructorParameters<typeof ChangeQueue>[0]> = {}) {
  const told: string[] = [];
  const queue = new ChangeQueue({
    refresh: async (ids) => {
      told.push(`refresh ${ids.join()}`);
      return NO_LISTS;
    },
    rebuild: async () => void told.push('rebuild'),
    onRefreshed: ({ tenantId, productIds }) => void told.push(`${tenantId} ${productIds.join()}`),
    onFailed: () => void told.push('failed'),
    ...work,
  });
  return { queue, told };
}

it('a product changed several times is processed once and each tenant is told', async () => {
  const { queue, told } = createQueue();
  queue.reportChanges('nl', [1, 2]);
  queue.reportChanges('nl', [2, 3]);
  queue.reportChanges('de', [1]);
  await queue.waitUntilSettled();
  expect(told).toEqual(['refresh 1,2,3', 'nl 1,2,3', 'de 1']);
});

it('a tenant is told of lists that were read before it heard of the change', async () => {
  const lists = { members: [4], facts: [4] };
  const heard: unknown[] = [];
  const { queue } = createQueue({
    refresh: async () => new Map([['de', lists]]),
    onRefreshed: (change) => void heard.push(change),
  });
  queue.reportChanges('nl', [1]);
  await queue.waitUntilSettled();
  expect(heard).toEqual([
    { tenantId: 'nl', productIds: [1] },
    { tenantId: 'de', productIds: [1], lists },
  ]);
});

it('everything is read again once, after an import that names new things in each batch', async () => {
  const batches = Array.from({ length: 5 }, (_, at) => Array.from({ length: 50 }, (_, id) => at * 50 + id));
  const { queue, told } = createQueue({
    quietMs: 20,
    refresh: async (ids) => {
      told.push(`refresh ${ids.length}`);
      const next = batches.shift();
      if (next) {
        queue.rebuild();
        queue.reportChanges('nl', next);
      }
      return null;
    },
  });
  queue.reportChanges('nl', batches.shift() ?? []);
  await queue.waitUntilSettled();
  expect(told).toEqual([...Array(5).fill('refresh 50'), 'rebuild']);
});

it('an importer waits until few of its articles are left to be read', async () => {
  const release: (() => void)[] = [];
  const { queue } = createQueue({
    refresh: () => new Promise((resolve) => release.push(() => resolve(null))),
  });
  queue.reportChanges(
    'nl',
    Array.from({ length: 1500 }, (_, id) => id),
  );
  let isNear = false;
  const near = queue.waitUntilFollowing(500).then(() => {
    isNear = true;
  });
  await vi.waitFor(() => expect(release).toHaveLength(1));
  expect([queue.backlog, isNear]).toEqual([1500, false]);
  release.shift()?.();
  await near;
  expect(queue.backlog).toBe(500);
  await vi.waitFor(() => expect(release).toHaveLength(1));
  release.shift()?.();
  await queue.waitUntilSettled();
  expect(queue.backlog).toBe(0);
});

it('a change without effect is not announced', async () => {
  const { queue, told } = createQueue({ refresh: async () => null });
  queue.reportChanges('nl', [1]);
  await queue.waitUntilSettled();
  expect(told).toEqual([]);
});

it('a change during a rebuild is applied at once and again afterwards', async () => {
  const building = Promise.withResolvers<void>();
  const { queue, told } = createQueue({ rebuild: () => building.promise });
  queue.rebuild();
  queue.reportChanges('nl', [7]);
  await expect.poll(() => told.length).toBe(2);
  building.resolve();
  await queue.waitUntilSettled();
  expect(told).toEqual(['refresh 7', 'nl 7', 'refresh 7', 'nl 7']);
});

it('a failed refresh is tried again after a while', async () => {
  const refresh = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(NO_LISTS);
  const { queue, told } = createQueue({ refresh, retryMs: 1 });
  queue.reportChanges('nl', [1]);
  await queue.waitUntilSettled();
  expect(told).toEqual(['failed', 'nl 1']);
});
