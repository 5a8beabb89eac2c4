import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import {
  createOrderEventRelay,
  type OrderEventRelayOptions,
} from '#commerce/orders/order-log/order-event-relay.ts';
import { createFileSink, createWebhookSink } from '#commerce/orders/order-log/order-event-sinks.ts';

/** Delivers order events to other systems: files in `DATA_DIR/events`, and a webhook where one is set. */
export function createOrderEventJob(
  { dataDir, orderWebhook }: Settings,
  options: Omit<OrderEventRelayOptions, 'sinks'>,
): Job {
  const files = createFileSink(join(dataDir, 'events'));
  const sinks = orderWebhook ? [files, createWebhookSink(orderWebhook)] : [files];
  return createOrderEventRelay({ ...options, sinks }).job;
}
