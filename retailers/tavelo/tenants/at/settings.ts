import {
  austrianCredit,
  buildContactDefaults,
  deliveryDefaults,
  dunningDefaults,
  germanPaths,
  paymentDefaults,
  type TenantSettings,
} from 'tavelo-shop';
import { shopDefaults } from '../../shop-defaults.ts';

export default {
  ...shopDefaults,
  id: 'at',
  country: 'AT',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  locales: [
    { locale: 'de-AT', prefix: '', label: 'Deutsch', searchConfiguration: 'german', paths: germanPaths },
  ],
  hosts: ['at.localhost'],
  clientId: 'tavelo-at',
  company: {
    legalName: 'Tavelo Österreich GmbH (Demo)',
    street: 'Mustergasse 3',
    postalCode: '5020',
    city: 'Salzburg',
    email: 'service@tavelo.example',
    phone: '+43 662 000000',
    register: 'FN 000000a, Landesgericht Salzburg (Demo)',
    vatId: 'ATU00000000 (Demo)',
    representedBy: 'M. Muster',
    bank: { name: 'Demobank', iban: 'AT611904300234573201', bic: 'BKAUATWW' },
  },
  contact: buildContactDefaults('at.tavelo.example'),
  vat: { standard: 20 },
  payment: {
    ...paymentDefaults,
    directDebit: { creditorId: 'AT61ZZZ01234567890', noticeDays: 5, settleDays: 7 },
  },
  delivery: {
    ...deliveryDefaults,
    trackingPages: {
      Post: 'https://www.post.at/sv/sendungsdetails?snr={number}',
      DHL: 'https://www.dhl.com/at-de/home/tracking.html?tracking-id={number}',
    },
    options: [
      {
        ...{ code: 'standard', priceMinor: 595, freeFromMinor: null, premiumFree: true },
        freight: { priceMinor: 3495 },
      },
      { code: 'express', priceMinor: 1095, freeFromMinor: null, extraDays: -1 },
      {
        ...{ code: 'wished-day', priceMinor: 895, freeFromMinor: null, wishedDay: true },
        freight: { priceMinor: 4495 },
      },
      { code: 'pickup', to: 'pickup', priceMinor: 495, freeFromMinor: null, premiumFree: true },
    ],
    // the road to Kleinwalsertal leads through Germany only
    remoteAreas: [{ postalCodes: '^69(91|92|93)$', extraDays: 1 }],
    co2CompensationMinor: 50,
    premium: { priceMinor: 1995, months: 12 },
  },
  // statutory interest (§ 1000 (1) ABGB)
  dunning: { ...dunningDefaults, lateInterest: [{ validFrom: '2003-01-01', annualPercent: 4 }] },
  credit: austrianCredit,
  // § 132 (1) BAO
  retention: { invoiceYears: 7 },
} satisfies TenantSettings;
