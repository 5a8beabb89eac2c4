import { defaults } from '../defaults.ts';
import { germanPaths } from '../paths.ts';
import type { TenantSettings } from '../tenant.ts';

export default {
  ...defaults,
  id: 'de',
  country: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
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
    countryName: 'Deutschland',
    email: 'service@tavelo.example',
    phone: '+49 40 0000000',
    register: 'HRB 000000, Amtsgericht Hamburg (Demo)',
    vatId: 'DE000000000 (Demo)',
    representedBy: 'M. Beispiel',
    bank: { name: 'Demobank', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  },
  vat: { standard: 19 },
  orderButtonLaw: '§ 312j Abs. 3 BGB',
  delivery: {
    options: [
      { code: 'standard', priceMinor: 595, freeFromMinor: null },
      { code: 'express', priceMinor: 995, freeFromMinor: null, extraDays: -1 },
    ],
  },
} satisfies TenantSettings;
