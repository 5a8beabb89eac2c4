import { z } from 'zod';
import { isQrIban } from '#forms/iban.ts';
import { brandSettings } from './brand.ts';
import { creditSettings } from './credit-settings.ts';
import { deliveryPlaces } from './delivery-places.ts';
import { deliverySettings } from './delivery-settings.ts';
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
  /** how this locale calls itself in a language switch */
  label: z.string().min(1),
  /** PostgreSQL text search configuration */
  searchConfiguration: z.enum(['dutch', 'german', 'french', 'english', 'simple']),
  /** by which language's rules search reads texts and questions; default the locale's own language */
  searchPack: z.enum(['nl', 'de', 'fr', 'en']).optional(),
  paths: screenPaths,
});

/** ISO 3166-1 alpha-2. */
const market = z.string().regex(/^[A-Z]{2}$/);

const officeHours = z.object({
  /** ISO 8601 weekday numbers, 1 = Monday */
  days: z.tuple([z.number().int().min(1).max(7), z.number().int().min(1).max(7)]),
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
});

const deliveryServiceKey = z.enum(['place-of-use', 'room-of-choice', 'packaging']);

export const tenantSettings = z.object({
  /** the folder's name */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** of the market and of every delivery address */
  country: market,
  currency: z.enum(['EUR', 'CHF']),
  /** minor units that the total is rounded to: 1, or 5 where the smallest coin is 0.05 */
  roundTotalTo: z.union([z.literal(1), z.literal(5)]),
  timeZone: z.string().min(1).default('Europe/Berlin'),
  /** the first is the default locale */
  locales: z.array(localeSettings).min(1),
  /** hosts without port that this tenant answers on, besides that of its public origin */
  hosts: z.array(z.string().min(1)).min(1),
  brand: brandSettings,
  /** Iso prints the ISO 4217 code beside the amount, symbol the sign, where the locale puts it */
  priceFormat: z.enum(['Iso', 'symbol']),
  clientId: z.string().min(1),
  companyName: z.string().min(1),
  /** demo values, and the pages say so */
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
      iban: z.string(),
      bic: z.string(),
      /** Swiss account that takes QR references; what is transferred then goes there, not to the IBAN */
      qrIban: z.string().refine(isQrIban, 'a QR-IBAN of Switzerland or Liechtenstein').optional(),
    }),
  }),
  /** certificate links; empty until a seal is really held (UCPD annex I no. 2) */
  seals: z.array(z.object({ name: z.string(), certificateUrl: z.url(), validUntil: z.iso.date() })),
  officeHours: z.array(officeHours),
  /** so long after its release an article is called new */
  newForDays: z.number().int().min(1).max(365).default(30),
  /** how addresses of the tenant's app begin, e.g. tavelo for tavelo://p/… */
  appDeeplinkProtocol: z.string().regex(/^[a-z][a-z0-9+.-]{1,30}$/),
  /** the app in the stores; visitors on such a phone are told of it. null: there is none */
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
  /** days before a reduction whose lowest price it is compared with (Directive 98/6/EC art. 6a: 30) */
  priceReference: z.object({ days: z.number().int().min(30) }),
  delivery: deliverySettings,
  stock: stockSettings.prefault({}),
  /**
   * the services that delivery includes free of charge, without ordering, by product kind; texts: product.service.{key}
   */
  deliveryServices: z.array(z.object({ key: deliveryServiceKey, kinds: z.array(z.string().min(1)).min(1) })),
  /** by which the cost of a year's electricity is told; null: it is not */
  energy: z
    .object({
      /** a household's price of a kilowatt hour with all taxes, minor units and parts of them */
      minorPerKwh: z.number().positive().max(500),
      /** the publication of that price, as it is named in every language */
      source: z.string().min(1).max(60),
      /** the last day that the price is of */
      asOf: z.iso.date(),
      /** by kind: cycles, hours or uses of a year, as its label counts them */
      timesAYear: z.record(z.string(), z.number().int().positive().max(8784)),
    })
    .nullable()
    .default(null),
  /** workshops that fit tyres which are delivered to them; null: there are none */
  fitting: z
    .object({
      partners: z.enum(['sandbox']),
      /** the next days on which a partner is open that are offered */
      offeredDays: z.number().int().min(1).max(30),
      /** an appointment can be put off until so many working days before it */
      changeWorkingDays: z.number().int().min(0).max(30),
    })
    .nullable()
    .default(null),
  /** the services that can be ordered with an article, by its kind */
  lineServices: z.array(lineService).default([]),
  payment: paymentSettings,
  /** instalments, payment pause and protection */
  credit: creditSettings,
  /** reminders of what is overdue, and interest on it */
  dunning: dunningSettings,
  /** right of withdrawal by law (EU) or by contract (CH) */
  withdrawal: withdrawalSettings,
  guarantee: z.object({
    /** by law, from delivery (Directive (EU) 2019/771 art. 10; OR art. 210) */
    legalYears: z.number().int().positive(),
    /** of the makers, where an article says no other; demo values */
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
    /** instalments are named beside articles and baskets of at least this value, minor units */
    hintFromMinor: z.number().int().min(0).default(15_000),
    legalHintsImage: z.object({ width: z.number().int(), height: z.number().int() }),
    specialCreditColours: z.boolean(),
    /** price from which lists name the instalment, minor units; null: lists name none */
    listMinimumMinor: z.number().int().positive().nullable(),
  }),
  orderOptions: z.object({
    premium: z.boolean(),
    bankTransfer: z.boolean(),
    bic: z.boolean(),
    co2Compensation: z.boolean(),
    /** the field by which a partner's programme is told of its member with an order; null: `memberNumber` */
    aPlusIdentifierField: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]{2,40}$/)
      .nullable(),
  }),
  newsletter: newsletterSettings,
  /** mails about an article that is there again */
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
    /** the experiment tool may change forms: tests whose goal is a form run */
    experimentForms: z.boolean().default(false),
    /** customer-centric feedback: below every page one can say what one thinks of it */
    pageFeedback: z.boolean(),
  }),
  /** facts of a kind of product on its tiles, and the group it is compared in */
  kindFacts,
  /** keys of the filters that come first in a list, in this order */
  filterOrder: z.array(z.string().min(1)).default([]),
  /** keys of filters that are asked together above a list that has any of them */
  finders: z.array(z.array(z.string().min(1)).min(2).max(4)).default([]),
  /** rows of keys of filters whose first values are links above a category: the first row that fits */
  quickFilters: z.array(z.array(z.string().min(1)).min(1).max(3)).default([]),
  loyalty: loyaltySettings.default(loyaltyDefaults),
  /** provider of the tyres of cars; null: tyres are found by their size alone */
  vehicleData: z.enum(['sandbox']).nullable().default('sandbox'),
  /** how search results are ordered */
  ranking: rankingSettings,
  /** the tenant's own words by language (ISO 639-1), read from its folder `search/` */
  searchWords: z.record(z.string(), searchWords).default({}),
  /** the facts of the carriers' sandbox, read from the tenant's folder `delivery/` */
  deliveryPlaces: deliveryPlaces.default({ areas: [], points: [], streets: [], partners: [] }),
  /** campaigns of vouchers, read from its folder `vouchers/`, written to the database at each start */
  vouchers: voucherFile.default([]),
  /** questions and answers of the contact form, read and checked by load-help-topics.ts */
  helpTopics: z.custom<readonly HelpTopic[]>(Array.isArray).default([]),
  /**
   * countries whose visitors the geo-country layer welcomes; with the address of their shop where no tenant of this
   * installation serves them
   */
  alternativeShops: z.array(
    z.union([
      market.transform((country) => ({ country, address: null })),
      z.object({ country: market, address: z.url({ protocol: /^https$/ }).nullable() }),
    ]),
  ),
});

/** The settings in a tenant's folder: settings.ts default-exports one of these. */
export type TenantSettings = z.input<typeof tenantSettings>;
/** Checked settings. */
export type Tenant = Readonly<z.output<typeof tenantSettings>>;
export type LocaleSettings = Tenant['locales'][number];

/** ISO 639-1 language of a locale. */
export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2);
}
