import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { fileSink, webhookSink } from '#commerce/orders/order-log/order-event-sinks.ts';
import {
  type NewsletterEventOptions,
  newsletterEventJob,
} from '#commerce/service/newsletter/newsletter-event-relay.ts';

/**
 * Delivers newsletter events to other systems: files in `DATA_DIR/events/newsletter`, and the webhook where one is
 * set.
 */
export function newsletterEvents(
  { dataDir, orderWebhook }: Settings,
  options: Omit<NewsletterEventOptions, 'sinks'>,
): Job {
  const files = fileSink(join(dataDir, 'events', 'newsletter'));
  const sinks = orderWebhook
    ? [files, webhookSink({ ...orderWebhook, prefix: 'newsletter-event' })]
    : [files];
  return newsletterEventJob({ ...options, sinks });
}
