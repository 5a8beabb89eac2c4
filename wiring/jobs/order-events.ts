import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createExtensionSinks } from '#commerce/orders/order-log/extension-sinks.ts';
import {
  createOrderEventRelay,
  type OrderEventRelayOptions,
} from '#commerce/orders/order-log/order-event-relay.ts';
import { createFileSink, createWebhookSink } from '#commerce/orders/order-log/order-event-sinks.ts';

/** Delivers order events: to files in `DATA_DIR/events`, a webhook where one is set, and the retailer's extensions. */
export function createOrderEventJob(
  { dataDir, orderWebhook }: Settings,
  options: Omit<OrderEventRelayOptions, 'sinks'> & Parameters<typeof createExtensionSinks>[0],
): Job {
  const files = createFileSink(join(dataDir, 'events'));
  const webhook = orderWebhook ? [createWebhookSink(orderWebhook)] : [];
  const sinks = [files, ...webhook, ...createExtensionSinks(options)];
  return createOrderEventRelay({ ...options, sinks }).job;
}
