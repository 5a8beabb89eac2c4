/**
 * The screens that have an address of their own in every tenant (product 2.1). Products, categories and
 * content are addressed by data instead; see storefront/app/page/links.ts.
 */
export const SCREENS = [
  'home',
  'search',
  'basket',
  'fitting',
  'checkoutLogin',
  'checkoutDelivery',
  'checkoutDeliveryChange',
  'checkoutPayment',
  'checkoutPaymentChange',
  'paymentProtection',
  'paymentProtectionUpdate',
  'delayedPayment',
  'creditPlan',
  'premium',
  'checkAndOrder',
  'orderConfirmation',
  'noOrder',
  'afterPayment',
  'walletCheckout',
  'compare',
  'wishlist',
  'wishlistAlias',
  'sharedWishlist',
  'stockAlert',
  'writeReview',
  'askQuestion',
  'newsletter',
  'newsletterInfo',
  'newsletterUnsubscribe',
  'survey',
  'account',
  'accountOverview',
  'accountPersonalData',
  'accountOrders',
  'accountBookings',
  'accountInvoices',
  'accountAddressBook',
  'accountPayback',
  'accountPaymentDates',
  'accountReturns',
  'accountPoints',
  'accountBonusClub',
  'accountNewsletter',
  'login',
  'register',
  'confirmRegistration',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  'vouchers',
  'braSizeFinder',
  'instalmentCalculator',
  'creditInformation',
  'serviceHome',
  'contact',
  'helpOrdering',
  'helpDelivery',
  'helpPickup',
  'helpReturns',
  'helpPayment',
  'helpPromotions',
  'helpWarranty',
  'helpAccount',
  'privacy',
  'cookieSettings',
  'accessibility',
  'imprint',
  'guarantee',
  'vacancies',
  'terms',
  'revocation',
  'withdrawal',
  'orderStatus',
  'orderLookup',
  'paylink',
  'paylinkReturn',
  'protectionOffer',
  'serviceLayer',
] as const;

export type Screen = (typeof SCREENS)[number];

/** The help, its overview first. */
export const HELP_SCREENS = [
  'serviceHome',
  'helpOrdering',
  'helpDelivery',
  'helpPickup',
  'helpReturns',
  'helpPayment',
  'helpPromotions',
  'helpWarranty',
  'helpAccount',
] as const satisfies readonly Screen[];

/** Pages that the law asks for. */
export const LAW_SCREENS = [
  'terms',
  'revocation',
  'privacy',
  'accessibility',
  'imprint',
  'guarantee',
] as const satisfies readonly Screen[];

/** Path per screen, with its language prefix, without host. null if the tenant does not have the screen (404). */
export type ScreenPaths = Readonly<Record<Screen, string | null>>;

/** The default tenant's paths; others override. */
export const germanPaths: ScreenPaths = {
  home: '/',
  search: '/s/',
  basket: '/warenkorb',
  fitting: '/warenkorb/montage',
  checkoutLogin: '/kasse/registrieren',
  checkoutDelivery: '/kasse/lieferservice',
  checkoutDeliveryChange: '/kasse/lieferservice-aendern',
  checkoutPayment: '/kasse/zahlung',
  checkoutPaymentChange: '/kasse/zahlung-aendern',
  paymentProtection: '/kasse/ratenschutz',
  paymentProtectionUpdate: '/kasse/ratenschutz-aktualisierung',
  delayedPayment: '/kasse/zahlpause',
  creditPlan: '/kasse/ratenzahlung',
  premium: '/kasse/premium',
  checkAndOrder: '/kasse',
  orderConfirmation: '/kasse/auftrag',
  noOrder: '/kasse/hinweis',
  afterPayment: '/kasse/bezahlt/',
  walletCheckout: '/kasse/express',
  compare: '/vergleichen',
  wishlist: '/merkzettel',
  wishlistAlias: null,
  sharedWishlist: '/merkzettel/geteilt',
  stockAlert: '/wieder-da',
  writeReview: '/bewertung-schreiben',
  askQuestion: '/frage-stellen',
  newsletter: '/service-hilfe/newsletter/anmelden',
  newsletterInfo: '/service-hilfe/newsletter',
  newsletterUnsubscribe: '/service-hilfe/newsletter/abmelden',
  survey: '/service-hilfe/umfrage',
  account: '/mein-konto',
  accountOverview: '/mein-konto/uebersicht',
  accountPersonalData: '/mein-konto/meine-persoenlichen-daten',
  accountOrders: '/mein-konto/meine-bestellungen-und-lieferungen',
  accountBookings: '/mein-konto/meine-buchungen',
  accountInvoices: '/mein-konto/meine-rechnungen',
  accountAddressBook: '/mein-konto/mein-adressbuch',
  accountPayback: '/mein-konto/payback',
  accountPaymentDates: '/mein-konto/meine-zahltermine',
  accountReturns: '/mein-konto/meine-sendungen-und-retouren',
  accountPoints: '/mein-konto/punkteprogramm',
  accountBonusClub: '/mein-konto/bonusclub',
  accountNewsletter: '/mein-konto/newsletter',
  login: '/mein-konto/anmelden',
  register: '/mein-konto/registrieren',
  confirmRegistration: '/mein-konto/registrierung-bestaetigen',
  confirmEmail: '/mein-konto/e-mail-bestaetigen',
  forgotPassword: '/mein-konto/passwort-vergessen',
  resetPassword: '/mein-konto/neues-passwort',
  vouchers: '/mein-konto/meine-gutscheine',
  braSizeFinder: '/service-hilfe/bh-groesse-berechnen',
  instalmentCalculator: '/service-hilfe/bezahlung/ratenrechner',
  creditInformation: '/service-hilfe/bezahlung/kreditinformationen',
  serviceHome: '/service-hilfe',
  contact: '/service-hilfe/kontakt',
  helpOrdering: '/service-hilfe/bestellen',
  helpDelivery: '/service-hilfe/lieferung',
  helpPickup: '/service-hilfe/lieferung/abholen',
  helpReturns: '/service-hilfe/rueckgabe',
  helpPayment: '/service-hilfe/bezahlung',
  helpPromotions: '/service-hilfe/aktionen',
  helpWarranty: '/service-hilfe/garantie-reparatur',
  helpAccount: '/service-hilfe/konto',
  privacy: '/service-hilfe/datenschutz',
  cookieSettings: '/service-hilfe/cookies',
  accessibility: '/service-hilfe/barrierefreiheit',
  imprint: '/service-hilfe/impressum',
  guarantee: '/service-hilfe/gewaehrleistung',
  vacancies: '/special/stellenangebote',
  terms: '/agb',
  revocation: '/widerrufsrecht',
  withdrawal: '/vertrag-widerrufen',
  orderStatus: '/bestellung',
  orderLookup: '/bestellung-finden',
  paylink: '/paylink',
  paylinkReturn: '/paylink/returning-success/',
  protectionOffer: '/ratenschutz-angebot',
  serviceLayer: '/servicelayer/',
};

/** First path segments of content pages, in every language (product 2.6). */
export const CONTENT_PREFIXES = [
  'service-hilfe',
  'aide-service',
  'klantenservice',
  'special',
  'lp',
  'magazin',
  'magazine',
  'node',
  'inspiratie',
] as const;

/**
 * Whether a path is the home page's: the empty path and its identifier are one page (product 2.6).
 * @param prefix as below
 */
export function isHomePath(pathname: string, prefix: string): boolean {
  const home = prefix === '' ? '' : `/${prefix}`;
  return [home, `${home}/storefront`].includes(pathname.replace(/\/$/, ''));
}

/** Whether a path may be a content page without a screen of its own. @param prefix of the language, or '' */
export function isContentPath(pathname: string, prefix: string): boolean {
  const own =
    prefix !== '' && pathname.startsWith(`/${prefix}/`) ? pathname.slice(prefix.length + 1) : pathname;
  const [, first = ''] = own.split('/');
  return (CONTENT_PREFIXES as readonly string[]).includes(first);
}
