import { expect, it } from 'vitest';
import { loadAllPaths, loadTenants } from './load.ts';
import type { ScreenPaths } from './paths.ts';

const [all, shipped] = [await loadAllPaths(), await loadTenants()];

/** The screens that a tenant has switched off unless it says otherwise (product 2.9). */
const OFF_BY_DEFAULT = [
  ...(['accountOverview', 'accountOrders', 'accountBookings', 'accountInvoices'] as const),
  ...(['accountPaymentDates', 'accountPayback'] as const),
];

function findPaths(
  tenants: readonly { readonly id: string; readonly locales: readonly Locale[] }[],
  id: string,
) {
  return tenants.find((tenant) => tenant.id === id)?.locales ?? [];
}

type Locale = { readonly locale: string; readonly paths: ScreenPaths };

it.each([
  [
    'de',
    'de-DE',
    '/mein-konto',
    [
      'uebersicht',
      'meine-persoenlichen-daten',
      'meine-bestellungen-und-lieferungen',
      'meine-buchungen',
      'meine-rechnungen',
      'mein-adressbuch',
      'payback',
      'meine-zahltermine',
    ],
    '/merkzettel',
  ],
  [
    'nl',
    'nl-NL',
    '/mijn-account',
    [
      'overzicht',
      'mijn-persoonlijke-gegevens',
      'mijn-bestellingen-en-leveringen',
      'mijn-boekingen',
      'mijn-facturen',
      'mijn-adresboek',
      'payback',
      'mijn-betaaldata',
    ],
    '/verlanglijst',
  ],
  [
    'ch',
    'fr-CH',
    '/fr/mon-compte',
    [
      'apercu',
      'mes-donnees-personnelles',
      'mes-commandes-et-livraisons',
      'mes-ecritures',
      'mes-factures',
      'mon-carnet-adresses',
      'payback',
      'mes-echeances',
    ],
    '/fr/favoris',
  ],
] as const)('the account of %s has its promised addresses in %s', (id, locale, base, sections, wishlist) => {
  const paths = findPaths(all, id).find((one) => one.locale === locale)?.paths;
  expect(paths?.account).toBe(base);
  expect([
    ...[paths?.accountOverview, paths?.accountPersonalData, paths?.accountOrders, paths?.accountBookings],
    ...[paths?.accountInvoices, paths?.accountAddressBook, paths?.accountPayback, paths?.accountPaymentDates],
  ]).toEqual(sections.map((section) => `${base}/${section}`));
  expect(paths?.wishlist).toBe(wishlist);
});

it.each(shipped.map(({ id }) => id))('sections that are off by default are on in nl only: %s', (id) => {
  for (const { paths } of findPaths(shipped, id))
    for (const section of OFF_BY_DEFAULT)
      expect([section, paths[section] !== null]).toEqual([section, id === 'nl']);
});

/** The words of shoppers for their account and for signing in, by language. */
const ACCOUNT_TERMS = {
  de: { account: ['mein Konto', 'Kundenkonto'], login: ['Anmelden', 'Login'] },
  fr: { account: ['mon compte'], login: ['connexion', 'se connecter'] },
  nl: { account: ['mijn account', 'account'], login: ['inloggen', 'login'] },
} as const;

it.each(shipped.flatMap((tenant) => tenant.locales.map((locale) => ({ tenant, locale }))))(
  'a search for the account or the sign-in leads there and not into a checkout ($locale.locale)',
  ({ tenant, locale: { locale, paths } }) => {
    const language = locale.slice(0, 2) as keyof typeof ACCOUNT_TERMS;
    const redirects = tenant.searchWords[language]?.redirects ?? [];
    for (const screen of ['account', 'login'] as const) {
      const found = redirects.filter(({ term }) =>
        ACCOUNT_TERMS[language][screen].some((one) => one === term),
      );
      expect(found.map(({ path }) => path)).toEqual(ACCOUNT_TERMS[language][screen].map(() => paths[screen]));
    }
  },
);
