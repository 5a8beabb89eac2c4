import {
  buildContactDefaults,
  deliveryDefaults,
  dunningDefaults,
  dutchCredit,
  dutchPaths,
  paymentDefaults,
  red,
  type TenantSettings,
} from 'tavelo-shop';
import { shopDefaults } from '../../shop-defaults.ts';

export default {
  ...shopDefaults,
  id: 'nl',
  country: 'NL',
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  locales: [
    {
      locale: 'nl-NL',
      prefix: '',
      label: 'Nederlands',
      searchConfiguration: 'dutch',
      // the brand is part of these
      paths: {
        ...dutchPaths,
        newsletter: '/klantenservice/tavelo-nieuwsbrief/inschrijven',
        helpAccount: '/klantenservice/mijn-tavelo-account-beheren',
        newsletterInfo: '/klantenservice/mijn-tavelo-account-beheren/tavelo-nieuwsbrief/',
        newsletterUnsubscribe: '/klantenservice/tavelo-nieuwsbrief/afmelden',
      },
    },
  ],
  hosts: ['nl.localhost', 'localhost'],
  brand: red,
  priceFormat: 'Iso',
  clientId: 'tavelo-nl',
  app: { appleId: '000000000', androidPackage: 'example.tavelo.nl' },
  company: {
    legalName: 'Tavelo Nederland B.V. (demo)',
    street: 'Voorbeeldkade 12',
    postalCode: '5000 AA',
    city: 'Tilburg',
    email: 'klantenservice@tavelo.example',
    phone: '+31 13 000 00 00',
    register: 'KvK 00000000 (demo)',
    vatId: 'NL000000000B00 (demo)',
    representedBy: 'M. de Voorbeeld',
    bank: { name: 'Demobank', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
  },
  contact: { ...buildContactDefaults('nl.tavelo.example'), files: 'documents' },
  officeHours: [
    { days: [1, 5], opens: '08:00', closes: '21:00' },
    { days: [6, 6], opens: '09:00', closes: '17:00' },
  ],
  vat: { standard: 21 },
  delivery: {
    ...deliveryDefaults,
    trackingPages: {
      PostNL: 'https://postnl.nl/tracktrace/?B={number}&P={postalCode}&D=NL&T=C',
      DHL: 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id={number}',
    },
    options: [
      {
        ...{ code: 'standard', priceMinor: 595, freeFromMinor: 7500, premiumFree: true },
        freight: { priceMinor: 2495, freeFromMinor: 50_000 },
      },
      {
        ...{ code: 'evening', priceMinor: 795, freeFromMinor: null },
        hours: { from: '18:00', until: '22:00' },
      },
      {
        ...{ code: 'wished-day', priceMinor: 895, freeFromMinor: null, wishedDay: true },
        freight: { priceMinor: 3495 },
      },
      { code: 'pickup', to: 'pickup', priceMinor: 395, freeFromMinor: 3500 },
    ],
    // the Wadden islands
    remoteAreas: [{ postalCodes: '^(179\\d|888[1-5]|889\\d|916[1-6]) [A-Z]{2}$', extraDays: 1 }],
    completesAddress: true,
  },
  // statutory interest (art. 6:119 BW), below the highest price of credit (art. 7:76 BW)
  dunning: { ...dunningDefaults, lateInterest: [{ validFrom: '2026-01-01', annualPercent: 4 }] },
  credit: dutchCredit,
  payment: {
    ...paymentDefaults,
    methods: [
      ...(['ideal', 'apple-pay', 'google-pay', 'invoice'] as const),
      ...(['paypal', 'card', 'direct-debit', 'riverty'] as const),
    ],
    directDebit: { creditorId: 'NL79ZZZ999999990000', noticeDays: 5, settleDays: 7 },
  },
  installmentCalculator: { ...shopDefaults.installmentCalculator, legalHints: true },
  orderOptions: {
    premium: false,
    bankTransfer: false,
    bic: false,
    co2Compensation: false,
    aPlusIdentifierField: null,
  },
  newsletter: {
    ...shopDefaults.newsletter,
    doubleOptIn: false,
    sendAdditionalSubscribe: true,
    approval: true,
    choices: 'radio',
    mailbox: 'nieuwsbrief@tavelo.example',
  },
  features: {
    ...shopDefaults.features,
    discountFlag: false,
    ratingButton: false,
    accountBookings: true,
    accountOrders: true,
    accountOverview: true,
    accountInvoices: true,
    accountPaymentDates: true,
    accountPayback: true,
    accountPoints: true,
    accountBonusClub: true,
    geoCountryLayer: false,
    insiderPush: true,
    experimentForms: true,
    pageFeedback: false,
  },
  experiments: [
    { key: 'product-promise', goal: 'basket' },
    { key: 'newsletter-submit', goal: 'newsletter' },
  ],
  alternativeShops: ['DE', 'AT', 'CH', 'IT'],
  // art. 52 (4) AWR
  retention: { invoiceYears: 7 },
} satisfies TenantSettings;
