import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createFileSink, createWebhookSink } from '#commerce/orders/order-log/order-event-sinks.ts';
import {
  createNewsletterEventJob,
  type NewsletterEventOptions,
} from '#commerce/service/newsletter/newsletter-event-relay.ts';

/**
 * Delivers newsletter events to other systems: files in `DATA_DIR/events/newsletter`, and the webhook where one is
 * set.
 */
export function createNewsletterEvents(
  { dataDir, orderWebhook }: Settings,
  options: Omit<NewsletterEventOptions, 'sinks'>,
): Job {
  const files = createFileSink(join(dataDir, 'events', 'newsletter'));
  const sinks = orderWebhook
    ? [files, createWebhookSink({ ...orderWebhook, prefix: 'newsletter-event' })]
    : [files];
  return createNewsletterEventJob({ ...options, sinks });
}
