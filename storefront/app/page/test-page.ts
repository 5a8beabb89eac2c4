import { RouterContextProvider } from 'react-router';
import type { ScreenPaths } from '#tenants/paths.ts';
import type { Locale, LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { type PageRequest, pageRequestContext } from './page-request.ts';

const ORIGIN = 'https://ch.example';
const PATHS = {
  'de-CH': { home: '/', search: '/s/', basket: '/warenkorb' },
  'fr-CH': { home: '/fr', search: '/fr/s/', basket: '/fr/panier' },
} as const;

/**
 * The arguments of a public page's loader, for tests: a shop in two languages, and a gateway that answers with
 * `answers` in order.
 * @param address path and query
 * @returns `asked`: variables of the operations that ran; `tags`: cache tags from the loader
 */
export function testPage(address: string, answers: readonly unknown[], params: Record<string, string> = {}) {
  const url = new URL(address, ORIGIN);
  const locale = url.pathname === '/fr' || url.pathname.startsWith('/fr/') ? 'fr-CH' : 'de-CH';
  const asked: unknown[] = [];
  const tags: string[] = [];
  const left = [...answers];
  const localeSettings = { locale, prefix: locale === 'fr-CH' ? 'fr' : '', paths: PATHS[locale] };
  const page = {
    kind: 'public',
    tenant: {
      id: 'ch',
      companyName: 'Tavelo',
      currency: 'CHF',
      features: {},
      delivery: { orderUntil: '22:00', options: [] },
      withdrawal: { freeReturns: true },
      company: { legalName: 'Tavelo AG', street: 'Musterweg 1', postalCode: '8001', city: 'Zürich' },
      priceReference: { days: 30 },
      stockAlert: { confirmDays: 7, keepDays: 180 },
      questionMail: { confirmDays: 7, keepDays: 180 },
      guarantee: { legalYears: 2 },
      lineServices: [],
      credit: {
        ...{ withdrawalDays: 14, invoiceDays: 14 },
        cover: { compareDays: 7, waitingDays: 42, mostInstalments: 12 },
      },
      installmentCalculator: {
        ...{ legalHints: false, hintFromMinor: 0, specialCreditColours: false, listMinimumMinor: 20_000 },
      },
      measurement: { tagManager: null, push: null },
      filterOrder: [],
      finders: [],
      quickFilters: [['colour', 'price']],
      experiments: [],
      activeExtensions: [],
      consent: { tool: 'own' },
      locales: [localeSettings],
    } as unknown as Tenant,
    locale,
    language: locale.slice(0, 2),
    localeSettings: localeSettings as unknown as LocaleSettings,
    origin: ORIGIN,
    markets: Object.entries(PATHS).map(([locale, paths]) => ({
      tenant: 'ch',
      locale: locale as Locale,
      origin: ORIGIN,
      paths: paths as unknown as ScreenPaths,
      isDefault: locale === 'de-CH',
    })),
    url,
    query: async (_document, variables) => {
      asked.push(variables);
      if (left.length === 0) throw new Error('the page asks more than the test answers');
      return left.shift() as never;
    },
    tag: (...added) => tags.push(...added),
    log: { error() {}, warn() {} },
    development: false,
    assumedWidth: null,
  } satisfies PageRequest as PageRequest;
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  return { args: { context, params, request: new Request(url), url, pattern: '' }, asked, tags };
}

/** The answer of a loader, thrown or returned, as a status and a location. */
export async function readOutcome(loading: Promise<unknown>): Promise<{ status: number; to: string | null }> {
  try {
    const given = await loading;
    const init = typeof given === 'object' && given !== null && 'init' in given ? given.init : null;
    return { status: (init as ResponseInit | null)?.status ?? 200, to: null };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return { status: error.status, to: error.headers.get('location') };
  }
}
