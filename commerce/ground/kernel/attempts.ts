import { hash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume, createLimiter, type Used, waitOf } from './limiter.ts';

/** One try to sign in. */
export type Guess = {
  /** names the account with its tenant */
  readonly account: string;
  /** where the request comes from */
  readonly address: string;
  /** the secret of a browser in which this account's owner has signed in before; null: a stranger's browser */
  readonly knownDevice: string | null;
};

/**
 * The limits on trying to sign in and on messages to the shop. Guesses from anywhere never make an account's owner
 * wait: many of them only ask for the security check, and a browser that the owner has signed in with before is counted
 * by itself (OWASP, device cookies).
 */
export type CheckedLimit = {
  /** seconds to wait; null: none */
  readonly retryAfterSeconds: number | null;
  readonly needsSecurityCheck: boolean;
};

/** Counts what may be tried only so often. Each answer: seconds to wait, or null when it may be tried. */
export type Attempts = {
  /** counts one guess of an account's password */
  countSignIn(guess: Guess): Promise<CheckedLimit>;
  /** The account's owner has shown up: this attempt and earlier wrong ones from the same place no longer count. */
  forgetSignIns(guess: Guess): Promise<void>;
  /** A guess was not checked after all, because a security check comes first: it does not count. */
  returnSignIn(guess: Guess): Promise<void>;
  /** links and security mails asked for from one address */
  countRecovery(address: string): Promise<number | null>;
  /** @param recipient names it with its tenant: mails about an account that others can make it get */
  countIdentityMail(recipient: string): Promise<number | null>;
  /** orders that are looked for by a number or a postal code; @param customer names one with the tenant */
  countOrderClaim(customer: string): Promise<number | null>;
  /** copies of all data; @param customer names one with the tenant */
  countExport(customer: string): Promise<number | null>;
  countNewAccount(address: string): Promise<number | null>;
  /** A session is kept for a month, so who throws cookies away may not begin one with every request. */
  countNewSession(address: string): Promise<number | null>;
  /** @param session names it with its tenant; @param address null: not known */
  countOrder(session: string, address: string | null): Promise<number | null>;
  /** signing up to a newsletter or off it, from one address */
  countNewsletter(address: string): Promise<number | null>;
  /** @param recipient names it with its tenant: mails about the newsletter that others can make it get */
  countNewsletterMail(recipient: string): Promise<number | null>;
  /** messages to the shop from one address: after several the security check comes first */
  countContact(address: string): Promise<CheckedLimit>;
  /** A message was not taken after all, because a security check comes first: it does not count. */
  returnContact(address: string): Promise<void>;
  /** answers to surveys from one address */
  countAnswer(address: string): Promise<number | null>;
  /** @param recipient names it with its tenant: receipts that others can make it get */
  countContactMail(recipient: string): Promise<number | null>;
  /** files for forms from one address */
  countUpload(address: string): Promise<number | null>;
  /** declarations of withdrawal from one address */
  countWithdrawal(address: string): Promise<number | null>;
  /** @param recipient names it with its tenant: receipts of declarations that others can make it get */
  countWithdrawalMail(recipient: string): Promise<number | null>;
  /** @param author names a customer with the tenant: reviews that one writes or changes */
  countReview(author: string): Promise<number | null>;
  /** votes on reviews from one address */
  countVote(address: string): Promise<number | null>;
  /** a visitor's first vote on a review, without an account: dropped cookies make no further one from the address */
  countFirstVote(reviewId: number, address: string): Promise<number | null>;
  /** codes of vouchers that are tried; @param session names it with its tenant */
  countVoucher(session: string, address: string): Promise<number | null>;
  /** The code was one: this attempt no longer counts. */
  forgetVoucher(session: string, address: string): Promise<void>;
  /** wishes to be told when something is there again, from one address */
  countStockAlert(address: string): Promise<number | null>;
  /** questions about articles from one address */
  countQuestion(address: string): Promise<number | null>;
  /** @param recipient names it with its tenant: mails about such wishes that others can make it get */
  countStockAlertMail(recipient: string): Promise<number | null>;
  /** looks at articles that are counted, from one address */
  countView(address: string): Promise<number | null>;
  /** questions for pick-up points outside of a checkout, from one address: a carrier may count them too */
  countPlaces(address: string): Promise<number | null>;
};

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

const LIMITS = {
  /** guesses of one account from one address */
  guess: { points: 10, duration: QUARTER_HOUR },
  /** guesses of one account from anywhere: they make nobody wait, and ask for the security check (CHECK_AFTER) */
  account: { points: 1_000_000, duration: HOUR },
  /** guesses of all accounts from one address */
  address: { points: 100, duration: QUARTER_HOUR },
  /** asking for a new account says whether the e-mail address has one */
  'new-account': { points: 50, duration: QUARTER_HOUR },
  recovery: { points: 20, duration: QUARTER_HOUR },
  'identity-mail': { points: 5, duration: HOUR },
  'order-claim': { points: 10, duration: HOUR },
  export: { points: 10, duration: HOUR },
  'new-session': { points: 600, duration: QUARTER_HOUR },
  order: { points: 300, duration: QUARTER_HOUR },
  newsletter: { points: 30, duration: QUARTER_HOUR },
  'newsletter-mail': { points: 5, duration: HOUR },
  contact: { points: 20, duration: QUARTER_HOUR },
  answer: { points: 20, duration: QUARTER_HOUR },
  'contact-mail': { points: 5, duration: HOUR },
  upload: { points: 120, duration: QUARTER_HOUR },
  withdrawal: { points: 20, duration: QUARTER_HOUR },
  'withdrawal-mail': { points: 5, duration: HOUR },
  review: { points: 20, duration: HOUR },
  vote: { points: 120, duration: QUARTER_HOUR },
  'first-vote': { points: 1, duration: 24 * HOUR },
  question: { points: 10, duration: HOUR },
  'stock-alert': { points: 30, duration: QUARTER_HOUR },
  'stock-alert-mail': { points: 5, duration: HOUR },
  view: { points: 300, duration: QUARTER_HOUR },
  places: { points: 60, duration: QUARTER_HOUR },
  /** wrong codes of one session, and of all sessions at one address: a guesser makes new sessions */
  voucher: { points: 10, duration: QUARTER_HOUR },
  'voucher-address': { points: 60, duration: QUARTER_HOUR },
} as const;

/** How many guesses or messages go before the security check, by what they are counted. */
const CHECK_AFTER = { guess: 3, address: 20, account: 20, contact: 5 } as const;

/**
 * @param redis a client of the servers' shared memory; without it, and while it does not answer, each server counts
 * for itself
 */
export function createAttempts(redis: unknown | null): Attempts {
  const limiter = (name: keyof typeof LIMITS) =>
    createLimiter({ keyPrefix: `attempts:${name}`, ...LIMITS[name] }, redis);
  const [guesses, accounts, addresses] = [limiter('guess'), limiter('account'), limiter('address')];
  const [newAccounts, newSessions] = [limiter('new-account'), limiter('new-session')];
  const [recoveries, identityMails] = [limiter('recovery'), limiter('identity-mail')];
  const [claims, exports] = [limiter('order-claim'), limiter('export')];
  const orders = limiter('order');
  const [newsletters, newsletterMails] = [limiter('newsletter'), limiter('newsletter-mail')];
  const [contacts, contactMails, answers] = [limiter('contact'), limiter('contact-mail'), limiter('answer')];
  const uploads = limiter('upload');
  const [withdrawals, withdrawalMails] = [limiter('withdrawal'), limiter('withdrawal-mail')];
  const [reviews, votes, views] = [limiter('review'), limiter('vote'), limiter('view')];
  const firstVotes = limiter('first-vote');
  const [questions, places] = [limiter('question'), limiter('places')];
  const [stockAlerts, stockAlertMails] = [limiter('stock-alert'), limiter('stock-alert-mail')];
  const [codes, codeAddresses] = [limiter('voucher'), limiter('voucher-address')];
  return {
    ...signInAttempts({ guesses, accounts, addresses }),
    countRecovery: (address) => count(recoveries, address),
    countIdentityMail: (recipient) => count(identityMails, recipient),
    countOrderClaim: (customer) => count(claims, customer),
    countExport: (customer) => count(exports, customer),
    countNewAccount: (address) => count(newAccounts, address),
    countNewSession: (address) => count(newSessions, address),
    countOrder: async (session, address) =>
      (address === null ? null : await count(orders, `address ${address}`)) ?? count(orders, session),
    countNewsletter: (address) => count(newsletters, address),
    countNewsletterMail: (recipient) => count(newsletterMails, recipient),
    async countContact(address) {
      const sent = await use(contacts, address);
      return { retryAfterSeconds: waitOf(sent), needsSecurityCheck: sent.used > CHECK_AFTER.contact };
    },
    async returnContact(address) {
      await contacts.reward(keyOf(address));
    },
    countAnswer: (address) => count(answers, address),
    countContactMail: (recipient) => count(contactMails, recipient),
    countUpload: (address) => count(uploads, address),
    countWithdrawal: (address) => count(withdrawals, address),
    countWithdrawalMail: (recipient) => count(withdrawalMails, recipient),
    countReview: (author) => count(reviews, author),
    countVote: (address) => count(votes, address),
    countFirstVote: (reviewId, address) => count(firstVotes, `${reviewId}|${address}`),
    countVoucher: async (session, address) => (await count(codeAddresses, address)) ?? count(codes, session),
    async forgetVoucher(session, address) {
      await codes.reward(keyOf(session));
      await codeAddresses.reward(keyOf(address));
    },
    countQuestion: (address) => count(questions, address),
    countStockAlert: (address) => count(stockAlerts, address),
    countStockAlertMail: (recipient) => count(stockAlertMails, recipient),
    countView: (address) => count(views, address),
    countPlaces: (address) => count(places, address),
  };
}

type CheckedLimiters = Readonly<Record<'guesses' | 'accounts' | 'addresses', RateLimiterAbstract>>;

function signInAttempts({ guesses, accounts, addresses }: CheckedLimiters) {
  /** a known browser is counted by itself: what others do from its address or with its account is not its concern */
  const placeOf = ({ account, address, knownDevice }: Guess) =>
    `${account}|${knownDevice === null ? address : `device ${knownDevice}`}`;
  async function giveBack(guess: Guess): Promise<void> {
    if (guess.knownDevice !== null) return;
    await addresses.reward(keyOf(guess.address));
    await accounts.reward(keyOf(guess.account));
  }
  return {
    async countSignIn(guess: Guess): Promise<CheckedLimit> {
      const here = await use(guesses, placeOf(guess));
      if (guess.knownDevice !== null) {
        return { retryAfterSeconds: waitOf(here), needsSecurityCheck: here.used > CHECK_AFTER.guess };
      }
      const [address, account] = [await use(addresses, guess.address), await use(accounts, guess.account)];
      return {
        retryAfterSeconds: waitOf(here) ?? waitOf(address),
        needsSecurityCheck:
          here.used > CHECK_AFTER.guess ||
          address.used > CHECK_AFTER.address ||
          account.used > CHECK_AFTER.account,
      };
    },
    async forgetSignIns(guess: Guess): Promise<void> {
      await guesses.delete(keyOf(placeOf(guess)));
      await giveBack(guess);
    },
    async returnSignIn(guess: Guess): Promise<void> {
      await guesses.reward(keyOf(placeOf(guess)));
      await giveBack(guess);
    },
  };
}

const NO_LIMIT: CheckedLimit = { retryAfterSeconds: null, needsSecurityCheck: false };

/** For load tests: nothing is counted. */
export const UNLIMITED_ATTEMPTS: Attempts = {
  countSignIn: async () => NO_LIMIT,
  forgetSignIns: async () => {},
  returnSignIn: async () => {},
  countRecovery: async () => null,
  countIdentityMail: async () => null,
  countOrderClaim: async () => null,
  countExport: async () => null,
  countNewAccount: async () => null,
  countNewSession: async () => null,
  countOrder: async () => null,
  countNewsletter: async () => null,
  countNewsletterMail: async () => null,
  countContact: async () => NO_LIMIT,
  returnContact: async () => {},
  countAnswer: async () => null,
  countContactMail: async () => null,
  countUpload: async () => null,
  countWithdrawal: async () => null,
  countWithdrawalMail: async () => null,
  countReview: async () => null,
  countVote: async () => null,
  countFirstVote: async () => null,
  countVoucher: async () => null,
  forgetVoucher: async () => {},
  countQuestion: async () => null,
  countStockAlert: async () => null,
  countStockAlertMail: async () => null,
  countView: async () => null,
  countPlaces: async () => null,
};

/** Counted keys stand in the servers' shared memory: no e-mail address, and no client's address in plain text. */
function keyOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

async function count(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  return waitOf(await use(limiter, key));
}

function use(limiter: RateLimiterAbstract, key: string): Promise<Used> {
  return consume(limiter, keyOf(key));
}
