import type { Screen } from '#tenants/paths.ts';

/**
 * Access to every operation of the gateway, every call beside it and every screen.
 * `everybody`: the same for all, nothing of a person in it.
 * `session`: acts on the visitor's own session, soft-logged-in or not; crawlers and monitors get none.
 * `customer`: of the signed-in customer; every other visitor is refused, also a soft-logged-in one.
 * `fresh`: like `customer`, and only within ten minutes after a password or a passkey was shown.
 * `secret`: for its customer, or with a secret that only its owner was given.
 */
export type Access = 'everybody' | 'session' | 'customer' | 'fresh' | 'secret';

/** The kinds of visitors, each a column of the matrix. */
export const VISITORS = ['anonymous', 'soft', 'stale', 'signedIn', 'other', 'otherTenant', 'bot'] as const;
export type VisitorKind = (typeof VISITORS)[number];

/** Expected answers about what is the signed-in customer's. `own`: answered, about the one who asks. */
export const EXPECTED: Readonly<
  Record<Access, Readonly<Record<VisitorKind, 'answered' | 'own' | 'refused'>>>
> = {
  everybody: row('answered', 'answered', 'answered', 'answered', 'answered', 'answered', 'answered'),
  session: row('own', 'own', 'own', 'own', 'own', 'own', 'refused'),
  customer: row('refused', 'refused', 'own', 'own', 'own', 'refused', 'refused'),
  fresh: row('refused', 'refused', 'refused', 'own', 'own', 'refused', 'refused'),
  secret: row('refused', 'refused', 'own', 'own', 'refused', 'refused', 'refused'),
};

function row<Answer>(...answers: [Answer, Answer, Answer, Answer, Answer, Answer, Answer]) {
  const [anonymous, soft, stale, signedIn, other, otherTenant, bot] = answers;
  return { anonymous, soft, stale, signedIn, other, otherTenant, bot };
}

/** Every field of Query and Mutation. One without a row fails the tests. */
export const OPERATIONS: Readonly<Record<string, Access>> = {
  accountBalance: 'customer',
  addBasketVoucher: 'session',
  addGuestOrders: 'customer',
  addPasskey: 'fresh',
  addToBasket: 'session',
  addToWishlist: 'session',
  addressCompletion: 'everybody',
  announceReturn: 'secret',
  basket: 'session',
  beginPasskey: 'fresh',
  beginPasskeyLogin: 'session',
  cancelOrder: 'secret',
  category: 'everybody',
  changeBasketLine: 'session',
  changeDebitAccount: 'fresh',
  changePassword: 'customer',
  changePersonalData: 'customer',
  changeWishlistLine: 'session',
  checkPayment: 'secret',
  checkout: 'session',
  chooseCommunication: 'customer',
  chooseLaterProtection: 'secret',
  chooseOrderProtection: 'customer',
  confirmEmail: 'secret',
  confirmNewsletter: 'secret',
  confirmPassword: 'customer',
  confirmRegistration: 'secret',
  contactForm: 'session',
  contactReceipt: 'session',
  content: 'everybody',
  creditInformation: 'everybody',
  customer: 'customer',
  debitDue: 'customer',
  debitTerms: 'everybody',
  endDevice: 'customer',
  endOtherDevices: 'customer',
  eraseAccount: 'fresh',
  endOrderProtection: 'customer',
  forgetAllSearches: 'session',
  forgetSearch: 'session',
  helpSearch: 'everybody',
  helpSubjects: 'everybody',
  helpTopic: 'everybody',
  home: 'everybody',
  installmentCalculator: 'everybody',
  login: 'session',
  loginByCustomerNumber: 'session',
  loginWithPasskey: 'session',
  logout: 'session',
  mailLink: 'session',
  makeDefaultAddress: 'customer',
  navigation: 'everybody',
  newsletter: 'session',
  openMailLink: 'session',
  openPaylink: 'secret',
  openProtectionOffer: 'secret',
  order: 'secret',
  orderAgain: 'secret',
  payByLink: 'secret',
  payDue: 'secret',
  payOrder: 'secret',
  pickupPoints: 'session',
  placeOrder: 'session',
  product: 'everybody',
  products: 'everybody',
  recommendations: 'everybody',
  register: 'session',
  registerAfterOrder: 'secret',
  rememberSearch: 'session',
  removeAddress: 'customer',
  removeBasketVoucher: 'session',
  removeContactFile: 'session',
  removeDebitAccount: 'fresh',
  removeFromWishlist: 'session',
  removePasskey: 'fresh',
  repayCredit: 'customer',
  requestCreditReview: 'session',
  requestEmailChange: 'fresh',
  requestEmailVerification: 'customer',
  requestNewsletterUnsubscribe: 'everybody',
  requestPasswordReset: 'everybody',
  resetPassword: 'secret',
  reviewDraft: 'customer',
  saveAddress: 'customer',
  search: 'everybody',
  searchHistory: 'session',
  sendContact: 'session',
  setBasketPostalCode: 'session',
  setBasketService: 'session',
  setCheckoutCredit: 'session',
  setCheckoutDelivery: 'session',
  setCheckoutIdentity: 'session',
  setCheckoutPayment: 'session',
  setCheckoutPremium: 'session',
  setPaymentProtection: 'session',
  shop: 'everybody',
  storeReview: 'customer',
  subscribeNewsletter: 'everybody',
  suggest: 'everybody',
  unsubscribeNewsletter: 'secret',
  uploadContactFile: 'session',
  visitor: 'session',
  voteOnAnswer: 'session',
  voteReview: 'session',
  vouchers: 'session',
  waitingOrder: 'session',
  wishlist: 'session',
  withdraw: 'everybody',
  withdrawCredit: 'customer',
  withdrawalReceipt: 'secret',
};

/** Every call beside GraphQL, by its path in the server's table. */
export const CALLS: Readonly<Record<string, Access>> = {
  '/api/content/navigation/*': 'everybody',
  '/api/inform/rating/all/get': 'everybody',
  '/api/inform/rating/feedback': 'session',
  '/api/inform/rating/new/get': 'customer',
  '/api/inform/rating/new/store': 'customer',
  '/api/payments/webhook': 'secret',
  '/api/search/filter': 'everybody',
  '/api/search/searchhistory': 'session',
  '/api/search/searchhistory/delete': 'session',
  '/api/search/searchhistory/deleteall': 'session',
  '/api/search/searchhistory/v1': 'session',
  '/api/search/searchhistory/v1/all': 'session',
  '/api/search/searchhistory/v1/join-with-fi': 'session',
  '/api/search/searchv2': 'everybody',
  '/api/search/seo': 'everybody',
  '/api/credit/*': 'secret',
  '/api/account/*': 'customer',
  '/api/customer/v1': 'customer',
  '/api/gateway': 'session',
  '/api/inform/graphql': 'everybody',
  '/api/inform/viewed': 'everybody',
  '/api/invoice/*': 'secret',
  '/api/newsletter/*': 'secret',
  '/api/payment-slip.pdf': 'secret',
  '/api/return-label/*': 'secret',
  '/api/search/suggest': 'everybody',
  '/api/session/key': 'session',
  '/api/vitals': 'everybody',
  '/api/voucher': 'session',
};

/** Screens of one customer; every other screen is the same for everybody or acts on the visitor's own session. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  'accountOverview',
  'accountPersonalData',
  'accountOrders',
  'accountReturns',
  'accountInvoices',
  'accountBookings',
  'accountPaymentDates',
  'accountAddressBook',
  'accountNewsletter',
  'accountPoints',
  'accountBonusClub',
  'accountPayback',
];
