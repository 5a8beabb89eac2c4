import type { Kysely } from 'kysely';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Sandbox } from '#commerce/money/payment/sandbox/sandbox-provider.ts';
import type { SessionKeys } from '#commerce/people/session/session-key.ts';
import type { InteractionCounter } from '#commerce/service/web-vitals/interaction-counter.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { createAccountFilesRoute } from '#gateway/rest/account/account-files.ts';
import { createConsentRoute } from '#gateway/rest/account/consent.ts';
import { createCustomerRoute } from '#gateway/rest/account/customer.ts';
import { createNewsletterRoute } from '#gateway/rest/account/newsletter.ts';
import { createSessionKeyRoute } from '#gateway/rest/account/session.ts';
import { createVoucherRoute } from '#gateway/rest/account/voucher.ts';
import { createContentChangedRoute } from '#gateway/rest/content/content-changed.ts';
import { createNavigationRoute } from '#gateway/rest/content/navigation.ts';
import { createServiceLayerRoutes } from '#gateway/rest/content/service-layer.ts';
import { createCountryRoute } from '#gateway/rest/country.ts';
import { createExperimentRoute } from '#gateway/rest/experiment.ts';
import { createExtensionRoutes } from '#gateway/rest/extension-calls.ts';
import { informRoutes } from '#gateway/rest/inform.ts';
import { createCreditRoute } from '#gateway/rest/order/credit.ts';
import { createDeliveryCalendarRoute } from '#gateway/rest/order/delivery-calendar.ts';
import { createInvoiceRoute } from '#gateway/rest/order/invoice.ts';
import { createPaymentCodeRoute, createPaymentSlipRoute } from '#gateway/rest/order/payment-slip.ts';
import { createPaymentWebhookRoute } from '#gateway/rest/order/payments.ts';
import { createPickupPointsRoute } from '#gateway/rest/order/pickup-points.ts';
import { createReturnLabelRoute } from '#gateway/rest/order/return-label.ts';
import { createSandboxPayRoute } from '#gateway/rest/order/sandbox-pay.ts';
import { createOutboxRoutes } from '#gateway/rest/outbox.ts';
import { createRatingRoutes } from '#gateway/rest/rating.ts';
import { searchRoutes } from '#gateway/rest/search/search.ts';
import { searchHistoryRoutes } from '#gateway/rest/search/search-history.ts';
import { suggestRoute } from '#gateway/rest/search/suggest.ts';
import { createTrackingRoute } from '#gateway/rest/tracking.ts';
import { createVitalsRoute, type InpObserver } from '#gateway/rest/vitals.ts';
import type { ApiRoute, ServerRequest } from '#http/calls/request-context.ts';
import type { Tenant } from '#tenants/tenant.ts';

export type ApiOptions = {
  readonly gateway: Gateway;
  readonly sessionKeys: SessionKeys;
  /** null if a real provider moves the money */
  readonly sandbox: Sandbox | null;
  readonly db: Kysely<DB>;
  readonly tenants: readonly Tenant[];
  readonly settings: Settings;
  readonly inp: InpObserver;
  readonly interactions: InteractionCounter;
  readonly log: Log;
};

/** Every call below `/api/`, and the pages of the development tools. */
export function createApiRoutes(options: ApiOptions): readonly ApiRoute[] {
  const { gateway, sessionKeys: keys, settings, log } = options;
  return [
    {
      path: '/api/gateway',
      methods: ['GET', 'POST'],
      handle: (req, res, request) =>
        gateway.handle(req, res, {
          tenant: request.tenant,
          requestId: request.requestId,
          log,
          client: describeClient(request, req.headers['user-agent']),
        }),
    },
    createSessionKeyRoute({ gateway, keys, log }),
    createConsentRoute({ gateway, log }),
    createExperimentRoute({ gateway, log }),
    createTrackingRoute({ gateway, log }),
    createCustomerRoute({ gateway, keys, log }),
    createCreditRoute({ gateway, log }),
    createAccountFilesRoute({ gateway, log }),
    createInvoiceRoute({ gateway, log }),
    createPaymentSlipRoute({ gateway, log }),
    createPaymentCodeRoute({ gateway, log }),
    createDeliveryCalendarRoute({ gateway, log }),
    createPickupPointsRoute({ gateway, log }),
    createReturnLabelRoute({ gateway, log }),
    createPaymentWebhookRoute({ gateway, log }),
    createNavigationRoute({ gateway, log }),
    createContentChangedRoute({ gateway, log, secret: settings.contentSecret }),
    ...createServiceLayerRoutes({ gateway, log }),
    createNewsletterRoute({ gateway, log }),
    ...searchRoutes({ gateway, log }),
    suggestRoute({ gateway, log }),
    ...searchHistoryRoutes({ gateway, log }),
    ...createRatingRoutes({ gateway, log }),
    ...informRoutes({ gateway, log }),
    createVoucherRoute({ gateway, log }),
    createCountryRoute({ countryHeader: settings.countryHeader }),
    createVitalsRoute({ measured: options.inp, count: (...told) => options.interactions.count(...told) }),
    ...createExtensionRoutes({ gateway, log }, options.tenants),
    ...(settings.devPages ? createOutboxRoutes(options) : []),
    ...(options.sandbox ? [createSandboxPayRoute(options.sandbox)] : []),
  ];
}

function describeClient({ clientAddress, secure }: ServerRequest, userAgent: string | undefined) {
  return { address: clientAddress, userAgent: userAgent ?? null, secure };
}
