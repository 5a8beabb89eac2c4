import { DEFAULT_RANKING } from '#search/default-ranking.ts';
import { petrol } from './brand.ts';
import { germanCredit } from './credit-defaults.ts';
import { usualFilterOrder, usualFinders, usualKindFacts, usualQuickFilters } from './kind-facts.ts';
import { createLineServices } from './line-services.ts';
import type { TenantSettings } from './tenant.ts';

const LARGE_APPLIANCES = ['washing-machine', 'dryer', 'fridge', 'oven', 'dishwasher', 'cooker-hood'];
const LARGE_FURNITURE = [
  'sofa',
  'corner-sofa',
  'armchair',
  'table',
  'bed',
  'mattress',
  'wardrobe',
  'sideboard',
  'desk',
];

/** The settings of delivery that the tenants share; each tenant has its own ways and prices. */
export const deliveryDefaults = {
  wishedDays: 10,
  bulkyKinds: [...LARGE_APPLIANCES, ...LARGE_FURNITURE, 'television', 'coffee-table', 'rug', 'tyre'],
  freightKinds: [...LARGE_APPLIANCES, ...LARGE_FURNITURE],
  piecesPerParcel: { tyre: 2 },
};

/** The mailboxes for messages to a tenant. @param domain of their addresses */
export function buildContactDefaults(domain: string) {
  const desks = {
    0: 'service',
    1: 'orders',
    2: 'returns',
    3: 'finance',
    5: 'marketing',
    6: 'technical',
    7: 'office',
  };
  const mailboxes = Object.fromEntries(Object.entries(desks).map(([id, name]) => [id, `${name}@${domain}`]));
  return { mailboxes, files: 'pictures', keepFilesDays: 90, keepContactsDays: 730 } as const;
}

/** The shared settings of payment; methods of a single market are in its folder. */
export const paymentDefaults = {
  methods: [
    ...(['invoice', 'prepayment', 'direct-debit', 'paypal'] as const),
    ...(['apple-pay', 'google-pay', 'card', 'klarna'] as const),
  ],
  paylinkMethods: ['paypal', 'mastercard', 'visa', 'diners', 'discover'],
  paylinkDays: 7,
  holdMinutes: 60,
  prepaymentDays: 7,
  // the published example of the ECB and the banks: it belongs to no creditor
  directDebit: { creditorId: 'DE98ZZZ09999999999', noticeDays: 5, settleDays: 7 },
  captureAtDispatch: false,
} as const satisfies TenantSettings['payment'];

/** Reminders; the interest of a market is in its folder. */
export const dunningDefaults = {
  reminders: [
    { afterDays: 5, payWithinDays: 14 },
    { afterDays: 24, payWithinDays: 14 },
    { afterDays: 45, payWithinDays: 14 },
  ],
  // five points above the base rate of the Bundesbank (§ 288 (1) BGB)
  lateInterest: [{ validFrom: '2025-07-01', annualPercent: 6.27 }],
  smallestMinor: 100,
} satisfies TenantSettings['dunning'];

/** Brands and mailbox are a retailer's own. */
export const newsletterDefaults = {
  doubleOptIn: true,
  sendAdditionalSubscribe: false,
  approval: false,
  voucherMinor: 500,
} satisfies Partial<TenantSettings['newsletter']>;

/** The settings that the tenants share; the default tenant's flags. A tenant's folder overrides. */
export const defaults = {
  roundTotalTo: 1,
  brand: petrol,
  priceFormat: 'symbol',
  seals: [],
  officeHours: [
    { days: [1, 5], opens: '08:00', closes: '21:00' },
    { days: [6, 6], opens: '08:00', closes: '12:00' },
  ],
  deliveryServices: [
    { key: 'place-of-use', kinds: LARGE_APPLIANCES },
    { key: 'room-of-choice', kinds: LARGE_FURNITURE },
    { key: 'packaging', kinds: [...LARGE_APPLIANCES, ...LARGE_FURNITURE] },
  ],
  fitting: { partners: 'sandbox', offeredDays: 10, changeWorkingDays: 2 },
  lineServices: createLineServices(false),
  kindFacts: usualKindFacts,
  energy: {
    // Eurostat nrg_pc_204, households of 2,500 to 5,000 kWh, taxes included, first half of 2025
    minorPerKwh: 28.72,
    source: 'Eurostat (EU 27)',
    asOf: '2025-06-30',
    timesAYear: {
      // cycles a year by the energy labels before 2021: (EU) 1061/2010, 1059/2010, 392/2012
      ...{ 'washing-machine': 220, dishwasher: 280, dryer: 160 },
      // four hours a day, by (EU) 1062/2010
      ...{ television: 1460, monitor: 1460 },
      // twice a week
      oven: 104,
    },
  },
  filterOrder: usualFilterOrder,
  finders: usualFinders,
  quickFilters: usualQuickFilters,
  payment: paymentDefaults,
  priceReference: { days: 30 },
  dunning: dunningDefaults,
  credit: germanCredit,
  withdrawal: {
    ...{
      days: 14,
      statutory: true,
      refundsShipping: true,
      sendBackDays: 14,
      freeReturns: true,
      exchangeDays: 21,
    },
    returnReasons: [
      ...(['too-small', 'too-large', 'not-liked', 'not-as-shown', 'faulty'] as const),
      ...(['wrong-article', 'too-late', 'chosen-several'] as const),
    ],
  },
  guarantee: { legalYears: 2, makerYears: 2 },
  refund: { workingDays: 2, creditedWithinDays: 14 },
  service: {
    answerWorkingDays: 2,
    paymentVisibleWorkingDays: 3,
    appointmentWorkingDays: 3,
    hoseMetres: 3.5,
    warrantyYears: 1,
  },
  installmentCalculator: {
    legalHints: false,
    legalHintsImage: { width: 1768, height: 122 },
    specialCreditColours: true,
    listMinimumMinor: 20_000,
  },
  orderOptions: {
    premium: true,
    bankTransfer: true,
    bic: true,
    co2Compensation: true,
    aPlusIdentifierField: null,
  },
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
    pageFeedback: true,
  },
  ranking: DEFAULT_RANKING,
  alternativeShops: ['DE', 'AT', 'CH', 'NL', 'IT'],
} as const satisfies Partial<TenantSettings>;
