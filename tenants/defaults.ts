import type { TenantSettings } from './tenant.ts';

/** What the tenants share; the default tenant's flags. A tenant's folder overrides. */
export const defaults = {
  roundTotalTo: 1,
  theme: 'default',
  priceFormat: 'symbol',
  companyName: 'Tavelo',
  seals: [],
  officeHours: [
    { days: [1, 5], opens: '08:00', closes: '21:00' },
    { days: [6, 6], opens: '08:00', closes: '12:00' },
  ],
  appDeeplinkProtocol: 'tavelo',
  payment: { methods: ['invoice'] },
  withdrawal: { days: 14, statutory: true },
  refund: { workingDays: 2, creditedWithinDays: 14 },
  installmentCalculator: {
    legalHints: false,
    legalHintsImage: { width: 1768, height: 122 },
    specialCreditColours: true,
  },
  orderOptions: {
    premium: true,
    bankTransfer: true,
    bic: true,
    co2Compensation: true,
    aPlusIdentifierField: null,
  },
  newsletter: { doubleOptIn: true, sendAdditionalSubscribe: false, approval: false, voucherMinor: 500 },
  features: {
    recommendedPrice: true,
    discountFlag: true,
    ratingButton: true,
    accountBookings: false,
    accountOrders: false,
    accountOverview: false,
    accountInvoices: false,
    accountPaymentDates: false,
    accountPayback: false,
    loginByCustomerNumber: false,
    geoCountryLayer: true,
  },
  alternativeShops: ['DE', 'AT', 'CH', 'NL'],
} as const satisfies Partial<TenantSettings>;
