import { listContributions } from '#commerce/ground/extension/extension-context.service.ts';
import { runPoint } from '#commerce/ground/extension/run-point.service.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { EventSink } from './order-event.types.ts';

/** A server holds a sink for three times as long, so that no other takes it meanwhile. */
const LIMIT_MS = 20_000;
/** The growing pauses between so many tries make some three hours. */
const PATIENCE = 12;

type Shop = Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & { readonly tenants: readonly Tenant[] };

/** The database keeps an extension's progress under this name. */
export function buildSinkName(extension: string): string {
  return `extension:${extension}`;
}

/** Makes a sink for each extension that listens to orders; it hears of the tenants where it is on. */
export function createExtensionSinks(shop: Shop): EventSink[] {
  const names = shop.tenants.flatMap((tenant) =>
    listContributions(tenant, ({ on }) => on?.order).map(({ active }) => active.extension.name),
  );
  return [...new Set(names)].map((name) => createSink(shop, name));
}

function createSink(shop: Shop, name: string): EventSink {
  return {
    name: buildSinkName(name),
    batch: 1,
    patience: PATIENCE,
    logsFailures: true,
    async deliver(events) {
      for (const event of events) {
        const tenant = shop.tenants.find(({ id }) => id === event.tenantId);
        const active = tenant?.activeExtensions.find(({ extension }) => extension.name === name);
        const locale = tenant?.locales[0]?.locale;
        if (!tenant || !active || !locale) continue;
        const ctx = createBackgroundContext(shop, { tenant, locale }, buildSinkName(name));
        await runPoint(ctx, active, { point: 'on.order', limitMs: LIMIT_MS }, async (context) =>
          active.extension.on?.order?.(event, context),
        );
      }
    },
  };
}
