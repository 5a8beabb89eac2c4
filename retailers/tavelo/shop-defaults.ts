import { defaults, newsletterDefaults, type TenantSettings } from 'tavelo-shop';

/** The retailer's shops share these settings, which lie over the product's defaults. */
export const shopDefaults = {
  ...defaults,
  companyName: 'Tavelo',
  appDeeplinkProtocol: 'tavelo',
  newsletter: {
    ...newsletterDefaults,
    brands: [
      { key: 'shop', name: 'Tavelo' },
      { key: 'home', name: 'Maison Tavelo' },
    ],
    mailbox: 'newsletter@tavelo.example',
  },
} as const satisfies Partial<TenantSettings>;
