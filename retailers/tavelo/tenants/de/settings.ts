import {
  buildContactDefaults,
  createLineServices,
  deliveryDefaults,
  germanPaths,
  type TenantSettings,
} from 'tavelo-shop';
import { shopDefaults } from '../../shop-defaults.ts';

export default {
  ...shopDefaults,
  id: 'de',
  country: 'DE',
  currency: 'EUR',
  locales: [
    { locale: 'de-DE', prefix: '', label: 'Deutsch', searchConfiguration: 'german', paths: germanPaths },
  ],
  hosts: ['de.localhost'],
  clientId: 'tavelo-de',
  company: {
    legalName: 'Tavelo Deutschland GmbH (Demo)',
    street: 'Beispielweg 8',
    postalCode: '20099',
    city: 'Hamburg',
    email: 'service@tavelo.example',
    phone: '+49 40 0000000',
    register: 'HRB 000000, Amtsgericht Hamburg (Demo)',
    vatId: 'DE000000000 (Demo)',
    representedBy: 'M. Beispiel',
    bank: { name: 'Demobank', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  },
  contact: buildContactDefaults('de.tavelo.example'),
  vat: { standard: 19 },
  lineServices: createLineServices(true),
  // Eurostat nrg_pc_204, households of 2,500 to 5,000 kWh, taxes included, first half of 2025
  energy: { ...shopDefaults.energy, minorPerKwh: 38.35, source: 'Eurostat (DE)' },
  delivery: {
    ...deliveryDefaults,
    trackingPages: {
      DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
    },
    options: [
      {
        ...{ code: 'standard', priceMinor: 595, freeFromMinor: null, premiumFree: true },
        freight: { priceMinor: 2995 },
      },
      { code: 'express', priceMinor: 995, freeFromMinor: null, extraDays: -1 },
      {
        ...{ code: 'wished-day', priceMinor: 895, freeFromMinor: null, wishedDay: true },
        freight: { priceMinor: 3995 },
      },
      { code: 'pickup', to: 'pickup', priceMinor: 495, freeFromMinor: null, premiumFree: true },
    ],
    // islands of the North Sea without a bridge, and Hiddensee
    remoteAreas: [
      {
        postalCodes:
          '^(18565|25849|25859|25863|25869|25938|25946|2599\\d|26465|26474|26486|26548|26571|26579|26757|27498)$',
        extraDays: 2,
      },
    ],
    co2CompensationMinor: 50,
    premium: { priceMinor: 1995, months: 12 },
  },
  // § 147 (3) AO
  retention: { invoiceYears: 8 },
} satisfies TenantSettings;
