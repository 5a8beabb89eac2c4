import { expect, test } from 'vitest';
import { createEvents, deferEvents, type ShopEvent } from './events.ts';

const mail: ShopEvent = { type: 'mail-queued', tenantId: 'nl' };
const order: ShopEvent = { type: 'order-changed', tenantId: 'nl', orderId: '1' };

test('a transaction publishes its events after the commit, once each', () => {
  const events = createEvents();
  const heard: ShopEvent[] = [];
  events.on((event) => heard.push(event));
  const { deferred, flush } = deferEvents(events);
  deferred.emit(order);
  deferred.emit(mail);
  deferred.emit({ ...mail });
  expect(heard).toEqual([]);
  flush();
  expect(heard).toEqual([order, mail]);
});

test('a transaction that is rolled back publishes no events', () => {
  const events = createEvents();
  const heard: ShopEvent[] = [];
  events.on((event) => heard.push(event));
  deferEvents(events).deferred.emit(mail);
  expect(heard).toEqual([]);
});

test('values cached for a process are invalidated by the same events inside and outside a transaction', () => {
  const events = createEvents();
  expect(deferEvents(deferEvents(events).deferred).deferred.root).toBe(events);
});

test('a throwing listener does not keep the events from other listeners', () => {
  const faults: unknown[] = [];
  const events = createEvents((error) => faults.push(error));
  const heard: ShopEvent[] = [];
  events.on(() => {
    throw new Error('broken');
  });
  events.on((event) => heard.push(event));
  events.emit(mail);
  expect(heard).toEqual([mail]);
  expect(faults).toHaveLength(1);
});
