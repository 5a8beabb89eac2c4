import { request } from 'node:http';
import type { Kysely } from 'kysely';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import { createExtensionProvider } from '#commerce/money/payment/extension-provider.ts';
import { createMollie } from '#commerce/money/payment/mollie/mollie-provider.ts';
import { isRedirectMethod } from '#commerce/money/payment/payment-method.rules.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { createSandbox, type Sandbox } from '#commerce/money/payment/sandbox/sandbox-provider.ts';
import type { Tenant } from '#tenants/tenant.ts';

export type ShopPayments = {
  readonly payments: Payments;
  /** null if a real provider moves the money */
  readonly sandbox: Sandbox | null;
};

const TELL_WITHIN_MS = 5000;

/** The provider of an extension, Mollie where its key is set; without one the sandbox, where the development pages are on; else no provider. */
export function createPayments(
  settings: LoadedSettings,
  { db, log, events, tenants }: { db: Kysely<DB>; log: Log; events: Events; tenants: readonly Tenant[] },
): ShopPayments {
  const { mollieApiKey: apiKey, mollieApiUrl: apiUrl, publicOrigins, sessionSecret: secret } = settings;
  const getOrigin = (tenantId: string) => publicOrigins[tenantId] ?? '';
  const basis = { getOrigin, secret };
  const own = createExtensionProvider(tenants, { log, events });
  if (own) return { payments: { ...basis, provider: own }, sandbox: null };
  if (apiKey) return { payments: { ...basis, provider: createMollie({ apiKey, apiUrl }) }, sandbox: null };
  if (!settings.devPages) return { payments: { ...basis, provider: null }, sandbox: null };
  const sandbox = createSandbox({
    db,
    clock: systemClock,
    getPageOrigin: (redirectUrl) => new URL(redirectUrl).origin,
    tell: (webhookUrl, reference) => tell(webhookUrl, reference, log),
  });
  return { payments: { ...basis, provider: sandbox }, sandbox };
}

/** The tenants with the methods that can be offered: one that needs a provider only where the provider has it. */
export function filterOfferedMethods(tenants: readonly Tenant[], { provider }: Payments): readonly Tenant[] {
  return tenants.map((tenant) => {
    const { payment } = tenant;
    const methods = payment.methods.filter(
      ({ code }) => !isRedirectMethod(code) || provider?.offers.includes(code),
    );
    return {
      ...tenant,
      payment: { ...payment, methods, paylinkMethods: provider ? payment.paylinkMethods : [] },
    };
  });
}

/**
 * Sends a webhook as providers do. Names below .localhost are this machine, whatever its resolver returns (RFC 6761).
 */
function tell(webhookUrl: string, reference: string, log: Log): Promise<void> {
  const { hostname, host, port, pathname } = new URL(webhookUrl);
  const body = new URLSearchParams({ id: reference }).toString();
  return new Promise((resolve) => {
    const sent = request({
      host: /(^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname,
      port: port || 80,
      path: pathname,
      method: 'POST',
      timeout: TELL_WITHIN_MS,
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    });
    const logLostWebhook = (error?: Error) => {
      if (error) log.debug({ err: error }, 'a webhook of the sandbox was lost');
      resolve();
    };
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', logLostWebhook);
    sent.on('response', (answer) => answer.resume().once('close', () => resolve()));
    sent.end(body);
  });
}
