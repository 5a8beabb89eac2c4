import { expect, it, vi } from 'vitest';
import { ChangeQueue } from './change-queue.ts';

const NO_LISTS = new Map<string, never>();

function queueOf(work: Partial<ConstructorParameters<typeof ChangeQueue>[0]> = {}) {
  const told: string[] = [];
  const queue = new ChangeQueue({
    refresh: async (ids) => {
      told.push(`refresh ${ids.join()}`);
      return NO_LISTS;
    },
    rebuild: async () => void told.push('rebuild'),
    onRefreshed: (tenantId, ids) => void told.push(`${tenantId} ${ids.join()}`),
    onFailed: () => void told.push('failed'),
    ...work,
  });
  return { queue, told };
}

it('does once what changes several times, and tells each tenant', async () => {
  const { queue, told } = queueOf();
  queue.changed('nl', [1, 2]);
  queue.changed('nl', [2, 3]);
  queue.changed('de', [1]);
  await queue.settled();
  expect(told).toEqual(['refresh 1,2,3', 'nl 1,2,3', 'de 1']);
});

it('tells a tenant of lists that were read before it was told of the change', async () => {
  const lists = { members: [4], facts: [4] };
  const heard: unknown[] = [];
  const { queue } = queueOf({
    refresh: async () => new Map([['de', lists]]),
    onRefreshed: (...change) => void heard.push(change),
  });
  queue.changed('nl', [1]);
  await queue.settled();
  expect(heard).toEqual([
    ['nl', [1], undefined],
    ['de', [1], lists],
  ]);
});

it('says nothing of what has not really changed', async () => {
  const { queue, told } = queueOf({ refresh: async () => null });
  queue.changed('nl', [1]);
  await queue.settled();
  expect(told).toEqual([]);
});

it('refreshes what changes during a rebuild at once, and again afterwards', async () => {
  const building = Promise.withResolvers<void>();
  const { queue, told } = queueOf({ rebuild: () => building.promise });
  queue.rebuild();
  queue.changed('nl', [7]);
  await expect.poll(() => told.length).toBe(2);
  building.resolve();
  await queue.settled();
  expect(told).toEqual(['refresh 7', 'nl 7', 'refresh 7', 'nl 7']);
});

it('tries again what has failed, after a while', async () => {
  const refresh = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(NO_LISTS);
  const { queue, told } = queueOf({ refresh, retryMs: 1 });
  queue.changed('nl', [1]);
  await queue.settled();
  expect(told).toEqual(['failed', 'nl 1']);
});
