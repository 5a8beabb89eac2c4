import { z } from 'zod';
import { ALL_TENANTS } from '#commerce/ground/database/tenant-policies.ts';
import { createExtensionLog } from '#commerce/ground/extension/extension-context.service.ts';
import { reportFault } from '#commerce/ground/extension/run-point.service.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ProviderContext } from '#retailer/extension/extension.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type PaymentProvider, ProviderError, type ProviderRefund } from './payment-provider.types.ts';

/** No customer waits longer for a provider of payments. */
const LIMIT_MS = 15_000;

const reference = z.string().regex(/^[\w-]{3,64}$/);
const money = z.object({ minor: z.number().int().min(0), currency: z.enum(['EUR', 'CHF']) });
const payment = z.object({
  reference,
  state: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: money,
  checkoutUrl: z.url({ protocol: /^https?$/ }).nullable(),
  isChargedBack: z.boolean().optional(),
});
const refund: z.ZodType<ProviderRefund> = z.object({
  reference,
  state: z.enum(['pending', 'done', 'failed']),
});
const chargebacks = z.array(z.object({ reference, amount: money, reason: z.string().nullable() }));

type Shop = Pick<RequestContext, 'log' | 'events'>;

/**
 * The payment provider that an extension brings, if one of those that are on does: in place of the product's own. It
 * serves all tenants.
 * @throws Error when two extensions bring one
 */
export function createExtensionProvider(tenants: readonly Tenant[], shop: Shop): PaymentProvider | null {
  const all = new Map(
    tenants.flatMap(({ activeExtensions }) =>
      activeExtensions.flatMap(({ extension, secrets }) =>
        extension.providers?.payment
          ? [[extension.name, { create: extension.providers.payment, secrets }] as const]
          : [],
      ),
    ),
  );
  if (all.size > 1)
    throw new Error(`only one extension may bring a payment provider: ${[...all.keys()].join(', ')}`);
  const [found] = all;
  if (!found) return null;
  const [name, { create, secrets }] = found;
  const context: ProviderContext = { secrets, log: createExtensionLog(shop.log, { extension: name }) };
  return guardProvider(name, create(context) as PaymentProvider, shop);
}

/**
 * Every call ends in time, and every answer has the port's shape: anything else is as if the provider had not been
 * reached, so that the shop asks again.
 */
function guardProvider(name: string, given: PaymentProvider, shop: Shop): PaymentProvider {
  const call = async <Answer>(
    method: string,
    shape: z.ZodType<Answer>,
    work: () => Promise<unknown>,
  ): Promise<Answer> => {
    try {
      return shape.parse(await Promise.race([work(), rejectAfterLimit()]));
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      reportFault(
        shop,
        { extension: name, point: `providers.payment.${method}`, tenantId: ALL_TENANTS },
        error,
      );
      throw new ProviderError('unreachable', `the provider ${name} did not answer ${method}`, {
        cause: error,
      });
    }
  };
  return {
    name,
    offers: given.offers,
    createPayment: (asked) => call('createPayment', payment, () => given.createPayment(asked)),
    getPayment: (id) => call('getPayment', payment.nullable(), () => given.getPayment(id)),
    capture: (id, options) => call('capture', payment, () => given.capture(id, options)),
    cancel: (id, options) => call('cancel', payment, () => given.cancel(id, options)),
    refund: (id, options) => call('refund', refund, () => given.refund(id, options)),
    getRefund: (id, refundId) => call('getRefund', refund.nullable(), () => given.getRefund(id, refundId)),
    ...(given.listChargebacks && {
      listChargebacks: (id) => call('listChargebacks', chargebacks, async () => given.listChargebacks?.(id)),
    }),
    ...(given.readWebhook && {
      readWebhook: (webhook) =>
        call('readWebhook', reference.nullable(), async () => given.readWebhook?.(webhook)),
    }),
  };
}

function rejectAfterLimit(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS).unref();
  });
}
