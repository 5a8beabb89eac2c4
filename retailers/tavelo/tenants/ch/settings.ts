import {
  buildContactDefaults,
  deliveryDefaults,
  dunningDefaults,
  frenchPaths,
  germanPaths,
  paymentDefaults,
  swissCredit,
  type TenantSettings,
} from 'tavelo-shop';
import { shopDefaults } from '../../shop-defaults.ts';

export default {
  ...shopDefaults,
  id: 'ch',
  country: 'CH',
  currency: 'CHF',
  roundTotalTo: 5,
  timeZone: 'Europe/Zurich',
  locales: [
    { locale: 'de-CH', prefix: '', label: 'Deutsch', searchConfiguration: 'german', paths: germanPaths },
    { locale: 'fr-CH', prefix: 'fr', label: 'Français', searchConfiguration: 'french', paths: frenchPaths },
  ],
  hosts: ['ch.localhost'],
  clientId: 'tavelo-ch',
  company: {
    legalName: 'Tavelo Schweiz AG (Demo)',
    street: 'Musterstrasse 21',
    postalCode: '8000',
    city: 'Zürich',
    email: 'service@tavelo.example',
    phone: '+41 44 000 00 00',
    register: 'CHE-000.000.000 (Demo)',
    vatId: 'CHE-000.000.000 (Demo)',
    representedBy: 'M. Muster',
    bank: { name: 'Demobank', iban: 'CH9300762011623852957', bic: 'POFICHBE' },
  },
  contact: buildContactDefaults('ch.tavelo.example'),
  vat: { standard: 8.1 },
  // the regulator's median of all grids for a household of 4,500 kWh (H4), in force for 2026
  energy: { ...shopDefaults.energy, minorPerKwh: 27.7, source: 'ElCom (H4)', asOf: '2026-12-31' },
  delivery: {
    ...deliveryDefaults,
    trackingPages: {
      Post: 'https://www.post.ch/swisspost-tracking?formattedParcelCodes={number}',
      DHL: 'https://www.dhl.com/ch-de/home/tracking.html?tracking-id={number}',
    },
    options: [
      {
        ...{ code: 'standard', priceMinor: 790, freeFromMinor: null, premiumFree: true },
        freight: { priceMinor: 4900 },
      },
      { code: 'express', priceMinor: 1490, freeFromMinor: null, extraDays: -1 },
      {
        ...{ code: 'wished-day', priceMinor: 1190, freeFromMinor: null, wishedDay: true },
        freight: { priceMinor: 5900 },
      },
      { code: 'pickup', to: 'pickup', priceMinor: 690, freeFromMinor: null, premiumFree: true },
    ],
    // car-free places: Mürren, Wengen, Zermatt, Saas-Fee, Riederalp, Bettmeralp
    remoteAreas: [{ postalCodes: '^(3823|3825|3920|3906|3987|3992)$', extraDays: 1 }],
    co2CompensationMinor: 50,
    premium: { priceMinor: 2490, months: 12 },
  },
  // statutory interest (art. 104 (1) OR)
  dunning: { ...dunningDefaults, lateInterest: [{ validFrom: '1912-01-01', annualPercent: 5 }] },
  credit: swissCredit,
  // SEPA direct debits are in euro
  payment: {
    ...paymentDefaults,
    methods: ['invoice', 'prepayment', 'paypal', 'apple-pay', 'google-pay', 'card'],
  },
  // no statutory right in Swiss online trade: granted by contract, which also promises the price of the standard
  // delivery back
  withdrawal: { ...shopDefaults.withdrawal, statutory: false },
  features: { ...shopDefaults.features, recommendedPrice: false },
  // art. 958f (1) OR
  retention: { invoiceYears: 10 },
} satisfies TenantSettings;
