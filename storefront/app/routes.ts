import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { loadAllPaths } from '#tenants/load.ts';
import { CONTENT_PREFIXES, type Screen } from '#tenants/paths.ts';

const CONTENT = 'screens/content/content.route.tsx';

/** The modules of the screens. A path whose screen is missing here is a 404 in the tenant's language. */
const modules: Partial<Record<Screen, string>> = {
  search: 'screens/search/search.route.tsx',
  basket: 'screens/basket/basket.route.tsx',
  fitting: 'screens/fitting/fitting.route.tsx',
  login: 'screens/login/login.route.tsx',
  register: 'screens/register/register.route.tsx',
  confirmRegistration: 'screens/confirm-registration/confirm-registration.route.tsx',
  confirmEmail: 'screens/confirm-email/confirm-email.route.tsx',
  forgotPassword: 'screens/forgot-password/forgot-password.route.tsx',
  resetPassword: 'screens/reset-password/reset-password.route.tsx',
  account: 'screens/account/account.route.tsx',
  accountOverview: 'screens/account-overview/account-overview.route.tsx',
  accountPersonalData: 'screens/personal-data/personal-data.route.tsx',
  checkoutLogin: 'screens/checkout-login/checkout-login.route.tsx',
  checkoutDelivery: 'screens/checkout-delivery/checkout-delivery.route.tsx',
  checkoutDeliveryChange: 'screens/checkout-delivery/checkout-delivery.route.tsx',
  checkoutPayment: 'screens/checkout-payment/checkout-payment.route.tsx',
  checkoutPaymentChange: 'screens/checkout-payment/checkout-payment.route.tsx',
  paymentProtection: 'screens/payment-protection/payment-protection.route.tsx',
  paymentProtectionUpdate: 'screens/payment-protection/payment-protection.route.tsx',
  delayedPayment: 'screens/credit-plan/credit-plan.route.tsx',
  creditPlan: 'screens/credit-plan/credit-plan.route.tsx',
  instalmentCalculator: 'screens/instalment-calculator/instalment-calculator.route.tsx',
  creditInformation: 'screens/credit-information/credit-information.route.tsx',
  premium: 'screens/premium/premium.route.tsx',
  checkAndOrder: 'screens/check-and-order/check-and-order.route.tsx',
  orderConfirmation: 'screens/order-confirmation/order-confirmation.route.tsx',
  noOrder: 'screens/no-order/no-order.route.tsx',
  afterPayment: 'screens/after-payment/after-payment.route.tsx',
  walletCheckout: 'screens/wallet-checkout/wallet-checkout.route.tsx',
  paylink: 'screens/paylink/paylink.route.tsx',
  paylinkReturn: 'screens/paylink/paylink.route.tsx',
  protectionOffer: 'screens/protection-offer/protection-offer.route.tsx',
  compare: 'screens/compare/compare.route.tsx',
  wishlist: 'screens/wishlist/wishlist.route.tsx',
  wishlistAlias: 'screens/wishlist/wishlist.route.tsx',
  sharedWishlist: 'screens/shared-wishlist/shared-wishlist.route.tsx',
  stockAlert: 'screens/stock-alert/stock-alert.route.tsx',
  accountOrders: 'screens/account-orders/account-orders.route.tsx',
  accountReturns: 'screens/account-returns/account-returns.route.tsx',
  accountInvoices: 'screens/account-invoices/account-invoices.route.tsx',
  accountBookings: 'screens/account-bookings/account-bookings.route.tsx',
  accountPaymentDates: 'screens/account-payment-dates/account-payment-dates.route.tsx',
  accountAddressBook: 'screens/account-address-book/account-address-book.route.tsx',
  accountNewsletter: 'screens/account-newsletter/account-newsletter.route.tsx',
  accountPoints: 'screens/account-points/account-points.route.tsx',
  accountBonusClub: 'screens/account-bonus-club/account-bonus-club.route.tsx',
  accountPayback: 'screens/account-payback/account-payback.route.tsx',
  vouchers: 'screens/vouchers/vouchers.route.tsx',
  writeReview: 'screens/write-review/write-review.route.tsx',
  askQuestion: 'screens/ask-question/ask-question.route.tsx',
  braSizeFinder: 'screens/bra-size-finder/bra-size-finder.route.tsx',
  newsletter: 'screens/newsletter/newsletter.route.tsx',
  newsletterInfo: 'screens/newsletter/newsletter-info.route.tsx',
  newsletterUnsubscribe: 'screens/newsletter/unsubscribe.route.tsx',
  survey: 'screens/survey/survey.route.tsx',
  contact: 'screens/contact/contact.route.tsx',
  serviceHome: CONTENT,
  helpOrdering: CONTENT,
  helpDelivery: CONTENT,
  helpPickup: CONTENT,
  helpReturns: CONTENT,
  helpPayment: CONTENT,
  helpPromotions: CONTENT,
  helpWarranty: CONTENT,
  helpAccount: CONTENT,
  privacy: CONTENT,
  cookieSettings: 'screens/cookie-settings/cookie-settings.route.tsx',
  accessibility: CONTENT,
  imprint: CONTENT,
  guarantee: CONTENT,
  vacancies: CONTENT,
  terms: CONTENT,
  revocation: CONTENT,
  orderStatus: 'screens/order-status/order-status.route.tsx',
  orderLookup: 'screens/order-lookup/order-lookup.route.tsx',
  withdrawal: 'screens/withdrawal/withdrawal.route.tsx',
};

/**
 * Every address of every tenant, including those that one has switched off. Localized paths of one screen are
 * separate routes with one module; the screen's loader checks whether the tenant and locale have it (requireScreen).
 * Pages addressed by data follow: products, and last the category paths.
 */
const locales = (await loadAllPaths()).flatMap((tenant) => tenant.locales);
const prefixes = [...new Set(locales.map(({ prefix }) => prefix))].sort();

function buildScreenRoutes(): RouteConfigEntry[] {
  const taken = new Map<string, RouteConfigEntry>();
  for (const [screen, file] of Object.entries(modules)) {
    for (const { paths } of locales) {
      const path = paths[screen as Screen]?.replace(/^\/|\/$/g, '');
      if (path && !taken.has(path)) taken.set(path, route(path, file, { id: `${screen}:${path}` }));
    }
  }
  return [...taken.values()];
}

function buildDataRoutes(prefix: string): RouteConfigEntry[] {
  const prefixPath = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const home = 'screens/home/home.route.tsx';
  return [
    prefix ? route(prefix, home, { id: `home:${prefix}` }) : index(home, { id: 'home' }),
    route(prefixPath('storefront'), home, { id: `storefront:${prefix}` }),
    // answers only where development pages are on
    route(prefixPath('dev/ui'), 'screens/gallery/gallery.route.tsx', { id: `gallery:${prefix}` }),
    ...CONTENT_PREFIXES.map((first) =>
      route(prefixPath(`${first}/*`), CONTENT, { id: `content:${prefix}:${first}` }),
    ),
    route(prefixPath('servicelayer'), 'screens/service-layer/service-layer.route.tsx', {
      id: `layers:${prefix}`,
    }),
    route(prefixPath('servicelayer/:layer'), 'screens/service-layer/layer.route.tsx', {
      id: `layer:${prefix}`,
    }),
    route(prefixPath('p/:slug/:sku'), 'screens/product/product.route.tsx', { id: `product:${prefix}` }),
  ];
}

export default [
  layout('shell/page-boundary.tsx', [
    ...buildScreenRoutes(),
    ...prefixes.flatMap(buildDataRoutes),
    route('*', 'screens/category/category.route.tsx', { id: 'category' }),
  ]),
] satisfies RouteConfig;
