import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { watchState } from './state-metrics.ts';

it('connections, search and orders are measured at the time of the request', async () => {
  const registry = new Registry();
  const events = createEvents();
  const pool = { totalCount: 3, idleCount: 3, waitingCount: 0 };
  let answering = false;
  watchState(registry, { pool, events, search: { isAnswering: () => answering } });
  expect(await registry.metrics()).toContain('search_answering 0');
  Object.assign(pool, { totalCount: 10, idleCount: 1, waitingCount: 4 });
  answering = true;
  events.emit({ type: 'order-placed', tenantId: 'de', orderId: 'o1' });
  events.emit({ type: 'order-changed', tenantId: 'de', orderId: 'o1' });
  const told = await registry.metrics();
  expect(told).toContain('database_connections{state="used"} 9');
  expect(told).toContain('database_connections{state="idle"} 1');
  expect(told).toContain('database_connections{state="waiting"} 4');
  expect(told).toContain('search_answering 1');
  expect(told).toContain('orders_placed_total{tenant="de"} 1');
});
