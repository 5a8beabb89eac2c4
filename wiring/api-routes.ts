import type { Kysely } from 'kysely';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Sandbox } from '#commerce/money/payment/sandbox-provider.ts';
import type { SessionKeys } from '#commerce/people/session/session-key.ts';
import type { InteractionCounter } from '#commerce/service/web-vitals/interaction-counter.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { accountFilesRoute } from '#gateway/rest/account-files.ts';
import { consentRoute } from '#gateway/rest/consent.ts';
import { contentChangedRoute } from '#gateway/rest/content-changed.ts';
import { countryRoute } from '#gateway/rest/country.ts';
import { creditRoute } from '#gateway/rest/credit.ts';
import { customerRoute } from '#gateway/rest/customer.ts';
import { deliveryCalendarRoute } from '#gateway/rest/delivery-calendar.ts';
import { experimentRoute } from '#gateway/rest/experiment.ts';
import { informRoutes } from '#gateway/rest/inform.ts';
import { invoiceRoute } from '#gateway/rest/invoice.ts';
import { navigationRoute } from '#gateway/rest/navigation.ts';
import { newsletterRoute } from '#gateway/rest/newsletter.ts';
import { outboxRoutes } from '#gateway/rest/outbox.ts';
import { paymentSlipRoute } from '#gateway/rest/payment-slip.ts';
import { paymentWebhookRoute } from '#gateway/rest/payments.ts';
import { pickupPointsRoute } from '#gateway/rest/pickup-points.ts';
import { ratingRoutes } from '#gateway/rest/rating.ts';
import { returnLabelRoute } from '#gateway/rest/return-label.ts';
import { sandboxPayRoute } from '#gateway/rest/sandbox-pay.ts';
import { searchRoutes } from '#gateway/rest/search.ts';
import { searchHistoryRoutes } from '#gateway/rest/search-history.ts';
import { serviceLayerRoutes } from '#gateway/rest/service-layer.ts';
import { sessionKeyRoute } from '#gateway/rest/session.ts';
import { suggestRoute } from '#gateway/rest/suggest.ts';
import { trackingRoute } from '#gateway/rest/tracking.ts';
import { type InpObserver, vitalsRoute } from '#gateway/rest/vitals.ts';
import { voucherRoute } from '#gateway/rest/voucher.ts';
import type { ApiRoute, ServerRequest } from '#http/request-context.ts';
import type { Tenant } from '#tenants/tenant.ts';

export type ApiOptions = {
  readonly gateway: Gateway;
  readonly sessionKeys: SessionKeys;
  /** null: a real provider moves the money */
  readonly sandbox: Sandbox | null;
  readonly db: Kysely<DB>;
  readonly tenants: readonly Tenant[];
  readonly settings: Settings;
  readonly inp: InpObserver;
  readonly interactions: InteractionCounter;
  readonly log: Log;
};

/** Every call below `/api/`, and the pages of the development tools. */
export function apiRoutes(options: ApiOptions): readonly ApiRoute[] {
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
          client: clientOf(request, req.headers['user-agent']),
        }),
    },
    sessionKeyRoute({ gateway, keys, log }),
    consentRoute({ gateway, log }),
    experimentRoute({ gateway, log }),
    trackingRoute({ gateway, log }),
    customerRoute({ gateway, keys, log }),
    creditRoute({ gateway, log }),
    accountFilesRoute({ gateway, log }),
    invoiceRoute({ gateway, log }),
    paymentSlipRoute({ gateway, log }),
    deliveryCalendarRoute({ gateway, log }),
    pickupPointsRoute({ gateway, log }),
    returnLabelRoute({ gateway, log }),
    paymentWebhookRoute({ gateway, log }),
    navigationRoute({ gateway, log }),
    contentChangedRoute({ gateway, log, secret: settings.contentSecret }),
    ...serviceLayerRoutes({ gateway, log }),
    newsletterRoute({ gateway, log }),
    ...searchRoutes({ gateway, log }),
    suggestRoute({ gateway, log }),
    ...searchHistoryRoutes({ gateway, log }),
    ...ratingRoutes({ gateway, log }),
    ...informRoutes({ gateway, log }),
    voucherRoute({ gateway, log }),
    countryRoute({ countryHeader: settings.countryHeader }),
    vitalsRoute({ measured: options.inp, count: (...told) => options.interactions.count(...told) }),
    ...(settings.devPages ? outboxRoutes(options) : []),
    ...(options.sandbox ? [sandboxPayRoute(options.sandbox)] : []),
  ];
}

function clientOf({ clientAddress, secure }: ServerRequest, userAgent: string | undefined) {
  return { address: clientAddress, userAgent: userAgent ?? null, secure };
}
