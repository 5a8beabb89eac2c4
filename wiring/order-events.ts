import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import {
  createOrderEventRelay,
  type OrderEventRelay,
  type OrderEventRelayOptions,
} from '#commerce/orders/order-log/order-event-relay.ts';
import { fileSink, webhookSink } from '#commerce/orders/order-log/order-event-sinks.ts';

/** Begins to tell other systems of orders: files in `DATA_DIR/events`, and an address where one is set. */
export function startOrderEvents(
  { dataDir, orderWebhook }: Settings,
  options: Omit<OrderEventRelayOptions, 'sinks'>,
): OrderEventRelay {
  const files = fileSink(join(dataDir, 'events'));
  const sinks = orderWebhook ? [files, webhookSink(orderWebhook)] : [files];
  const relay = createOrderEventRelay({ ...options, sinks });
  relay.start();
  return relay;
}
