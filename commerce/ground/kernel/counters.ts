/** In seconds. */
export const QUARTER_HOUR = 15 * 60;
export const HOUR = 60 * 60;

/**
 * Everything that is counted by a single key, with its limit: `points` in `duration` seconds. The key is a client's
 * address, unless a comment names another.
 */
export const COUNTERS = {
  /** links and security mails requested from one address */
  countRecovery: { points: 20, duration: QUARTER_HOUR },
  /**
   * mails about an account that a form sends to any address typed into it. The key is the recipient with the tenant
   * and the kind of mail: a stranger who registers somebody's address must not use up the mails for a new password
   * that its owner needs.
   */
  countIdentityMail: { points: 5, duration: HOUR },
  /** orders that are looked for by a number or a postal code; its key is the customer with the tenant */
  countOrderClaim: { points: 10, duration: HOUR },
  /** copies of all data; its key is the customer with the tenant */
  countExport: { points: 10, duration: HOUR },
  /** requests for a new account, whose answer reveals whether the e-mail address has one: by address */
  countNewAccount: { points: 50, duration: QUARTER_HOUR },
  /**
   * sessions begun from one address: a session is stored for a month, and a client without cookies must not begin one
   * with every request
   */
  countNewSession: { points: 600, duration: QUARTER_HOUR },
  /** signing up to a newsletter or off it, from one address */
  countNewsletter: { points: 30, duration: QUARTER_HOUR },
  /**
   * mails about the newsletter that a form sends to any address typed into it; the key is the recipient with the
   * tenant
   */
  countNewsletterMail: { points: 5, duration: HOUR },
  /** rescheduled fittings, each of which is mailed to an address that anybody may have typed; the key is the order */
  countFittingMove: { points: 5, duration: HOUR },
  /** postal codes given with an order's link to change its credit; the key is the order */
  countCreditFact: { points: 10, duration: HOUR },
  /** answers to surveys from one address */
  countAnswer: { points: 20, duration: QUARTER_HOUR },
  /** receipts that the contact form sends to any address typed into it; the key is the recipient with the tenant */
  countContactMail: { points: 5, duration: HOUR },
  /** files for forms from one address */
  countUpload: { points: 120, duration: QUARTER_HOUR },
  /** kilobytes of files for forms that may never be sent, from one address: as much as six full forms */
  countUploadKilobytes: { points: 30 * 1024, duration: HOUR },
  /** declarations of withdrawal from one address */
  countWithdrawal: { points: 20, duration: QUARTER_HOUR },
  /** receipts of declarations of withdrawal, sent to any address typed in; the key is the recipient with the tenant */
  countWithdrawalMail: { points: 5, duration: HOUR },
  /** reviews that a customer writes or changes; the key is the customer with the tenant */
  countReview: { points: 20, duration: HOUR },
  /** votes on reviews from one address */
  countVote: { points: 120, duration: QUARTER_HOUR },
  /** questions about articles from one address */
  countQuestion: { points: 10, duration: HOUR },
  /** requests to be told when an article is back in stock, from one address */
  countStockAlert: { points: 30, duration: QUARTER_HOUR },
  /** mails that ask to confirm such a request; the key is the recipient with the tenant */
  countStockAlertMail: { points: 5, duration: HOUR },
  /** views of articles that are counted, from one address */
  countView: { points: 300, duration: QUARTER_HOUR },
  /**
   * a signed call of an editors' system, which is accepted once: twice as long as its signature holds, because its
   * time may lie ahead as well; the key is the signature with the tenant
   */
  countContentCall: { points: 1, duration: QUARTER_HOUR },
  /** visits of a wallet that are begun at the provider, from one address: it may count them too */
  countWallet: { points: 30, duration: QUARTER_HOUR },
  /** searches for pick-up points outside of a checkout, from one address: a carrier may count them too */
  countPlaces: { points: 60, duration: QUARTER_HOUR },
} as const;

/** Each counts one try, or `times` at once. @returns seconds to wait; null: it may be tried */
export type Counters = {
  readonly [Name in keyof typeof COUNTERS]: (key: string, times?: number) => Promise<number | null>;
};

/** Makes every counter from its name. */
export function createCounters(
  counter: (name: keyof typeof COUNTERS) => Counters[keyof typeof COUNTERS],
): Counters {
  const names = Object.keys(COUNTERS) as (keyof typeof COUNTERS)[];
  return Object.fromEntries(names.map((name) => [name, counter(name)])) as Counters;
}
