import { z } from 'zod';
import { findIbanFault, isQrIban, normalizeIban } from '#forms/address/iban.ts';
import type { ActiveExtension } from '#retailer/extension/extension.ts';
import { brandSettings } from './brand.ts';
import { creditSettings } from './credit-settings.ts';
import { deliveryPlaces, timeOfDay } from './delivery-places.ts';
import { deliverySettings } from './delivery-settings.ts';
import { deskSettings } from './desk-settings.ts';
import { dunningSettings } from './dunning-settings.ts';
import type { HelpTopic } from './help-topics.ts';
import { kindFacts } from './kind-facts.ts';
import { lineService } from './line-services.ts';
import { loyaltyDefaults, loyaltySettings } from './loyalty-settings.ts';
import { consentSettings, experiments, measurementSettings } from './measurement-settings.ts';
import { alertSettings, newsletterSettings } from './newsletter-settings.ts';
import { SCREENS, type ScreenPaths } from './paths.ts';
import { paymentSettings } from './payment-settings.ts';
import { rankingSettings } from './ranking-settings.ts';
import { retentionSettings } from './retention-settings.ts';
import { searchWords } from './search-words.ts';
import { securityCheckSettings } from './security-check-settings.ts';
import { contactSettings, endpointSettings, serviceSettings } from './service-settings.ts';
import { stockSettings } from './stock-settings.ts';
import { voucherFile } from './voucher-terms.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

/** BCP 47 tag of language and market, e.g. nl-NL. */
export type Locale = `${string}-${string}`;
/** ISO 639-1. */
export type Language = string;

const path = z.string().regex(/^\/[a-z0-9/-]*$/);
const screenPaths = z.object(
  Object.fromEntries(SCREENS.map((screen) => [screen, path.nullable()])),
) as unknown as z.ZodType<ScreenPaths>;

const localeSettings = z.object({
  locale: z.custom<Locale>((value) => typeof value === 'string' && /^[a-z]{2}-[A-Z]{2}$/.test(value), {
    error: 'a BCP 47 tag like nl-NL',
  }),
  /** first path segment that chooses this locale, without slashes; '' for the default locale */
  prefix: z.string().regex(/^([a-z]{2})?$/),
  /** the language's own name in a language switch */
  label: z.string().min(1),
  /** PostgreSQL text search configuration */
  searchConfiguration: z.enum(['dutch', 'german', 'french', 'english', 'simple']),
  /** language whose rules search uses for texts and questions; default the locale's own */
  searchPack: z.enum(['nl', 'de', 'fr', 'en']).optional(),
  paths: screenPaths,
});

/** ISO 3166-1 alpha-2. */
const market = z.string().regex(/^[A-Z]{2}$/);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

const officeHours = z.object({
  /** ISO 8601 weekday numbers, 1 = Monday */
  days: z.tuple([z.number().int().min(1).max(7), z.number().int().min(1).max(7)]),
  opens: timeOfDay,
  closes: timeOfDay,
});

const deliveryServiceKey = z.enum(['place-of-use', 'room-of-choice', 'packaging']);

export const tenantSettings = z.object({
  /** the folder's name */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** country of the market and of every delivery address */
  country: market,
  currency: z.enum(['EUR', 'CHF']),
  /** minor units that the total is rounded to: 1, or 5 where the smallest coin is 0.05 */
  roundTotalTo: z.union([z.literal(1), z.literal(5)]),
  timeZone: z.string().refine(isTimeZone, 'no time zone').default('Europe/Berlin'),
  /** the first is the default locale */
  locales: z.array(localeSettings).min(1),
  /** hosts without port that this tenant answers on, besides that of its public origin */
  hosts: z.array(z.string().min(1)).min(1),
  brand: brandSettings,
  /** Iso prints the ISO 4217 code beside the amount, symbol the sign, at the locale's position */
  priceFormat: z.enum(['Iso', 'symbol']),
  /** the tenant's folder among the files of the navigation (`/api/content/navigation/{clientId}/…`) */
  clientId: z.string().min(1),
  companyName: z.string().min(1),
  /** demo values, which the pages say */
  company: z.object({
    legalName: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    email: z.email(),
    phone: z.string(),
    register: z.string(),
    vatId: z.string(),
    representedBy: z.string(),
    bank: z.object({
      name: z.string(),
      iban: z.string().refine((iban) => findIbanFault(normalizeIban(iban)) === null, 'no IBAN'),
      bic: z.string(),
      /** Swiss account for QR references; transfers then go to it instead of the IBAN */
      qrIban: z.string().refine(isQrIban, 'a QR-IBAN of Switzerland or Liechtenstein').optional(),
    }),
  }),
  /** certificate links; empty until a seal is really held (UCPD annex I no. 2) */
  seals: z.array(z.object({ name: z.string(), certificateUrl: z.url(), validUntil: z.iso.date() })),
  officeHours: z.array(officeHours),
  /** days after its release for which an article is new */
  newForDays: z.number().int().min(1).max(365).default(30),
  /** scheme of the app's addresses, e.g. shop for shop://p/… */
  appDeeplinkProtocol: z.string().regex(/^[a-z][a-z0-9+.-]{1,30}$/),
  /** the app in the stores; phones that can install it show a banner. null if there is no app */
  app: z
    .object({
      appleId: z
        .string()
        .regex(/^\d{5,12}$/)
        .nullable(),
      androidPackage: z
        .string()
        .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i)
        .nullable(),
    })
    .nullable()
    .default(null),
  /** VAT in percent by tax class on goods sold to the market */
  vat: z.object({ standard: z.number().min(0).max(100) }),
  /** days before a reduction whose lowest price is the reference price (Directive 98/6/EC art. 6a: 30) */
  priceReference: z.object({ days: z.number().int().min(30) }),
  delivery: deliverySettings,
  stock: stockSettings.prefault({}),
  /**
   * the services that are part of delivery, free and without ordering them, by product kind; texts:
   * product.service.{key}
   */
  deliveryServices: z.array(z.object({ key: deliveryServiceKey, kinds: z.array(z.string().min(1)).min(1) })),
  /** the data for the cost of a year's electricity; null if the cost is not shown */
  energy: z
    .object({
      /** a household's price of a kilowatt hour with all taxes, minor units with fractions */
      minorPerKwh: z.number().positive().max(500),
      /** the publication with that price, as it is named in every language */
      source: z.string().min(1).max(60),
      /** the last day that the price applies to */
      asOf: z.iso.date(),
      /** by kind: cycles, hours or uses in a year, as its label counts them */
      timesAYear: z.record(z.string(), z.number().int().positive().max(8784)),
    })
    .nullable()
    .default(null),
  /** workshops that fit tyres which are sent to them; null if there are none */
  fitting: z
    .object({
      partners: z.enum(['sandbox']),
      /** number of a partner's next open days that are offered */
      offeredDays: z.number().int().min(1).max(30),
      /** working days before an appointment until which it can be put off */
      changeWorkingDays: z.number().int().min(0).max(30),
    })
    .nullable()
    .default(null),
  /** the services that can be ordered with an article, by its kind */
  lineServices: z.array(lineService).default([]),
  payment: paymentSettings,
  /** instalments, payment pause and protection */
  credit: creditSettings,
  /** reminders of overdue amounts, and interest on them */
  dunning: dunningSettings,
  desk: deskSettings.prefault({}),
  /** right of withdrawal by law (EU) or by contract (CH) */
  withdrawal: withdrawalSettings,
  guarantee: z.object({
    /** by law, from delivery (Directive (EU) 2019/771 art. 10; OR art. 210) */
    legalYears: z.number().int().positive(),
    /** of the makers, where an article has no guarantee of its own; demo values */
    makerYears: z.number().int().positive(),
  }),
  refund: z.object({ workingDays: z.number().int(), creditedWithinDays: z.number().int() }),
  endpoints: endpointSettings.prefault({}),
  service: serviceSettings,
  contact: contactSettings,
  consent: consentSettings.default({ tool: 'own' }),
  securityCheck: securityCheckSettings.default(null),
  measurement: measurementSettings.default({ tagManager: null, push: null }),
  experiments: experiments.default([]),
  installmentCalculator: z.object({
    legalHints: z.boolean(),
    /** articles and baskets of at least this value name the instalments, minor units */
    hintFromMinor: z.number().int().min(0).default(15_000),
    legalHintsImage: z.object({ width: z.number().int(), height: z.number().int() }),
    specialCreditColours: z.boolean(),
    /** lowest price with an instalment in lists, minor units; null if lists show none */
    listMinimumMinor: z.number().int().positive().nullable(),
  }),
  orderOptions: z.object({
    premium: z.boolean(),
    bankTransfer: z.boolean(),
    bic: z.boolean(),
    co2Compensation: z.boolean(),
    /** the field with a member's number in reports to a partner's programme; null for `memberNumber` */
    aPlusIdentifierField: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]{2,40}$/)
      .nullable(),
  }),
  newsletter: newsletterSettings,
  /** mails about an article that is in stock again */
  stockAlert: alertSettings.prefault({}),
  /** mails with the answer to a guest's question about an article */
  questionMail: alertSettings.prefault({}),
  retention: retentionSettings,
  features: z.object({
    /** show recommended prices (CH: PBV 16 V forbids the comparison by default) */
    recommendedPrice: z.boolean(),
    /** print the percentage beside a reduced price */
    discountFlag: z.boolean(),
    ratingButton: z.boolean(),
    accountBookings: z.boolean(),
    accountOrders: z.boolean(),
    accountOverview: z.boolean(),
    accountInvoices: z.boolean(),
    accountPaymentDates: z.boolean(),
    accountPayback: z.boolean(),
    accountPoints: z.boolean().default(false),
    accountBonusClub: z.boolean().default(false),
    loginByCustomerNumber: z.boolean(),
    geoCountryLayer: z.boolean(),
    /** messages by a push provider, after consent to marketing */
    insiderPush: z.boolean().default(false),
    /** whether tests of forms run: those whose goal is a form */
    experimentForms: z.boolean().default(false),
    /** customer-centric feedback: a field below every page for the visitor's opinion */
    pageFeedback: z.boolean(),
  }),
  /** facts of a kind of product on its tiles, and the group it can be compared in */
  kindFacts,
  /** keys of the filters that come first in a list, in this order */
  filterOrder: z.array(z.string().min(1)).default([]),
  /** keys of filters that are shown together above a list with any of them */
  finders: z.array(z.array(z.string().min(1)).min(2).max(4)).default([]),
  /** rows of keys of filters whose first values are links above a category: the first row that fits */
  quickFilters: z.array(z.array(z.string().min(1)).min(1).max(3)).default([]),
  loyalty: loyaltySettings.default(loyaltyDefaults),
  /** provider of the tyre sizes of cars; null if tyres are found by their size alone */
  vehicleData: z.enum(['sandbox']).nullable().default('sandbox'),
  /** weights of the order of search results */
  ranking: rankingSettings,
  /** the tenant's own words by language (ISO 639-1), read from its folder `search/` */
  searchWords: z.record(z.string(), searchWords).default({}),
  /** the data of the sandbox carriers, read from the tenant's folder `delivery/` */
  deliveryPlaces: deliveryPlaces.default({ areas: [], points: [], streets: [], partners: [] }),
  /** campaigns of vouchers, read from its folder `vouchers/`, written to the database at each start */
  vouchers: voucherFile.default([]),
  /** questions and answers of the contact form, read and checked by load-help-topics.ts */
  helpTopics: z.custom<readonly HelpTopic[]>(Array.isArray).default([]),
  /** settings of extensions by their names; false switches one off */
  extensions: z.record(z.string(), z.unknown()).default({}),
  /** the extensions that are on, with their parsed settings, from the retailer's shop.config.ts */
  activeExtensions: z.custom<readonly ActiveExtension[]>(Array.isArray).default([]),
  /**
   * countries whose visitors see the geo-country layer; with the address of their shop where no tenant of this
   * installation serves them
   */
  alternativeShops: z.array(
    z.union([
      market.transform((country) => ({ country, address: null })),
      z.object({ country: market, address: z.url({ protocol: /^https$/ }).nullable() }),
    ]),
  ),
});

/** The settings in a tenant's folder: the default export of its settings.ts. */
export type TenantSettings = z.input<typeof tenantSettings>;
/** Checked settings. */
export type Tenant = Readonly<z.output<typeof tenantSettings>>;
export type LocaleSettings = Tenant['locales'][number];

/** ISO 639-1 language of a locale. */
export function getLanguage(locale: Locale): Language {
  return locale.slice(0, 2);
}
