import type { Locale, Tenant } from '#tenants/tenant.ts';

/** The path below a tenant's origin for providers' webhooks. */
export const WEBHOOK_PATH = '/api/payments/webhook';

type PaidOrder = { readonly locale: Locale; readonly orderNumber: string; readonly accessToken: string };

/** Path and query of the screen after an order's payment, in the order's language. */
export function buildPaymentReturnUrl(
  tenant: Tenant,
  { locale, orderNumber, accessToken }: PaidOrder,
): string {
  const query = new URLSearchParams({ order: orderNumber, token: accessToken });
  return `${getScreenPath(tenant, locale, 'afterPayment')}?${query}`;
}

/** Path and query of the page that a payment link opens, or that its payment comes back to. */
export function buildPaylinkUrl(
  tenant: Tenant,
  locale: Locale,
  token: string,
  screen: 'paylink' | 'paylinkReturn' = 'paylink',
): string {
  return `${getScreenPath(tenant, locale, screen)}?${new URLSearchParams({ link: token })}`;
}

function getScreenPath(
  { locales }: Tenant,
  locale: Locale,
  screen: 'afterPayment' | 'paylink' | 'paylinkReturn',
): string {
  const settings = locales.find((one) => one.locale === locale) ?? locales[0];
  return settings?.paths[screen] ?? '/';
}
