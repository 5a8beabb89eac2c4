import { randomUUID } from 'node:crypto';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { filterWallets, listMethodsToday } from '#commerce/money/payment/payment-method.rules.ts';
import {
  type Payments,
  ProviderError,
  type WalletContact,
  type WalletVisit,
} from '#commerce/money/payment/payment-provider.types.ts';
import { resolveAddressCountry } from '#forms/address/address.ts';
import { emailAddress } from '#forms/typed-fields.ts';
import type { PaymentMethod } from '#tenants/payment-methods.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type CheckoutView, getCheckout, isOwn, type VisitorContext } from '../checkout.service.ts';
import { type CheckoutFields, type CheckoutRow, findBasketAndCheckout } from '../checkout.store.ts';
import { saveStep } from '../save-step.service.ts';
import { parseWalletAddress } from './wallet-address.rules.ts';

/** The state of ordering with a wallet. `isComplete`: it gave an address that the shop delivers to. */
export type WalletStep =
  | { readonly state: 'open'; readonly checkoutUrl: string }
  | { readonly state: 'taken'; readonly isComplete: boolean; readonly checkout: CheckoutView }
  | { readonly state: 'canceled' | 'unavailable' };

const UNAVAILABLE: WalletStep = { state: 'unavailable' };

/** The wallets that can be ordered with: the tenant offers them today, and their provider gives an address. */
export function filterExpressWallets(
  ctx: Pick<RequestContext, 'tenant' | 'clock'>,
  { provider }: Payments,
): PaymentMethod[] {
  return provider?.wallets ? filterWallets(listMethodsToday(ctx)) : [];
}

/**
 * Asks a wallet for contact and address of the visitor who orders the basket. It orders nothing.
 * @param address where the request comes from, for the limit of attempts
 */
export async function beginWallet(
  ctx: VisitorContext,
  payments: Payments,
  { method, address }: { readonly method: string; readonly address: string },
): Promise<WalletStep> {
  const wallet = filterExpressWallets(ctx, payments).find((code) => code === method);
  const { basket } = await getCheckout(ctx);
  if (!wallet || basket.lines.length === 0) return UNAVAILABLE;
  if ((await ctx.attempts.countWallet(address)) !== null) return UNAVAILABLE;
  const { tenant, locale } = ctx;
  const visit = await askWallet(ctx, () =>
    payments.provider?.wallets?.begin({
      idempotencyKey: randomUUID(),
      method: wallet,
      amount: { minor: basket.totalMinor, currency: ctx.currency },
      description: tenant.companyName,
      locale,
      country: tenant.country,
      redirectUrl: payments.getOrigin(tenant.id) + getReturnPath(tenant, locale),
    }),
  );
  if (!visit?.checkoutUrl) return UNAVAILABLE;
  const { checkoutUrl, reference } = visit;
  const begun = await saveStep(ctx, { wallet: { method: wallet, reference } });
  return begun.ok ? { state: 'open', checkoutUrl } : UNAVAILABLE;
}

/**
 * Takes over the data from the visitor's wallet as if it had been typed; earlier entries stay where the wallet gave
 * nothing.
 */
export async function takeWallet(ctx: VisitorContext, payments: Payments): Promise<WalletStep> {
  const found = await findBasketAndCheckout(ctx);
  const asked = found && isOwn(ctx.visitor, found.stored) ? found.stored.wallet : null;
  if (!asked) return UNAVAILABLE;
  const visit = await askWallet(ctx, () => payments.provider?.wallets?.get(asked.reference));
  if (!visit) return UNAVAILABLE;
  if (visit.state === 'open' && visit.checkoutUrl) return { state: 'open', checkoutUrl: visit.checkoutUrl };
  const { contact } = visit;
  if (!contact) {
    await saveStep(ctx, { wallet: null });
    return { state: 'canceled' };
  }
  const address = buildWalletAddress(ctx.tenant, contact);
  const email = emailAddress.safeParse(contact.email).data ?? null;
  const change = (entered: CheckoutRow) =>
    buildWalletEntries(ctx, entered, { address, email, method: asked.method });
  const taken = await saveStep(ctx, change);
  if (!taken.ok) return UNAVAILABLE;
  return { state: 'taken', isComplete: address !== null, checkout: await taken.value.view() };
}

function buildWalletAddress({ country }: Tenant, contact: WalletContact): Address | null {
  const form = contact.country === country ? parseWalletAddress(country, contact) : null;
  return form && { ...form, country: resolveAddressCountry(country, form.postalCode) };
}

type Given = {
  readonly address: Address | null;
  readonly email: string | null;
  readonly method: PaymentMethod;
};

/** A requested account stays requested, with its e-mail address; a wallet never requests one. */
function buildWalletEntries({ tenant }: RequestContext, entered: CheckoutRow, given: Given): CheckoutFields {
  const ways = tenant.delivery.options.filter(({ to }) => to === 'address');
  const way = ways.find(({ code }) => code === entered.deliveryOption) ?? ways[0];
  const isGuest = entered.identity !== 'account';
  return {
    ...(isGuest && given.email && { identity: 'guest', email: given.email, passwordHash: null }),
    ...(given.address && {
      billingAddress: given.address,
      deliveryKind: 'home',
      deliveryOption: way?.code ?? null,
      wishedOn: way?.wishedDay ? entered.wishedOn : null,
    }),
    paymentMethod: given.method,
    wallet: null,
  };
}

/** @returns null if the provider does not answer, or has no wallets */
async function askWallet(
  ctx: RequestContext,
  ask: () => Promise<WalletVisit | null> | undefined,
): Promise<WalletVisit | null> {
  try {
    return (await ask()) ?? null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error }, 'a wallet could not be asked');
    return null;
  }
}

function getReturnPath({ locales }: Tenant, locale: string): string {
  const settings = locales.find((one) => one.locale === locale) ?? locales[0];
  return settings?.paths.walletCheckout ?? '/';
}
