import { hash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** Counts what may be tried only so often. Each answer: seconds to wait, or null when it may be tried. */
export type Attempts = {
  /** @param account names it with its tenant; @param address where the request comes from */
  countSignIn(account: string, address: string): Promise<number | null>;
  /** The account's owner has shown up: this attempt and earlier wrong ones from the address no longer count. */
  forgetSignIns(account: string, address: string): Promise<void>;
  countNewAccount(address: string): Promise<number | null>;
  /** A session is kept for a month, so who throws cookies away may not begin one with every request. */
  countNewSession(address: string): Promise<number | null>;
  /** @param session names it with its tenant; @param address null: not known */
  countOrder(session: string, address: string | null): Promise<number | null>;
  /** signing up to a newsletter or off it, from one address */
  countNewsletter(address: string): Promise<number | null>;
  /** @param recipient names it with its tenant: mails about the newsletter that others can make it get */
  countNewsletterMail(recipient: string): Promise<number | null>;
  /** messages to the shop from one address */
  countContact(address: string): Promise<number | null>;
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
  /** looks at articles that are counted, from one address */
  countView(address: string): Promise<number | null>;
};

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

const LIMITS = {
  /** guesses of one account from one address */
  guess: { points: 10, duration: QUARTER_HOUR },
  /** guesses of one account from anywhere: many addresses guess no more than this (NIST SP 800-63B, 5.2.2) */
  account: { points: 100, duration: HOUR },
  /** guesses of all accounts from one address */
  address: { points: 100, duration: QUARTER_HOUR },
  /** asking for a new account says whether the e-mail address has one */
  'new-account': { points: 50, duration: QUARTER_HOUR },
  'new-session': { points: 600, duration: QUARTER_HOUR },
  order: { points: 300, duration: QUARTER_HOUR },
  newsletter: { points: 30, duration: QUARTER_HOUR },
  'newsletter-mail': { points: 5, duration: HOUR },
  contact: { points: 20, duration: QUARTER_HOUR },
  'contact-mail': { points: 5, duration: HOUR },
  upload: { points: 120, duration: QUARTER_HOUR },
  withdrawal: { points: 20, duration: QUARTER_HOUR },
  'withdrawal-mail': { points: 5, duration: HOUR },
  review: { points: 20, duration: HOUR },
  vote: { points: 120, duration: QUARTER_HOUR },
  'first-vote': { points: 1, duration: 24 * HOUR },
  view: { points: 300, duration: QUARTER_HOUR },
  /** wrong codes of one session, and of all sessions at one address: a guesser makes new sessions */
  voucher: { points: 10, duration: QUARTER_HOUR },
  'voucher-address': { points: 60, duration: QUARTER_HOUR },
} as const;

/**
 * @param redis a client of the servers' shared memory; without it, and while it does not answer, each server counts
 * for itself
 */
export function createAttempts(redis: unknown | null): Attempts {
  const limiter = (name: keyof typeof LIMITS): RateLimiterAbstract => {
    const options = { keyPrefix: `attempts:${name}`, ...LIMITS[name] };
    const memory = new RateLimiterMemory(options);
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
  };
  const [guesses, accounts, addresses] = [limiter('guess'), limiter('account'), limiter('address')];
  const [newAccounts, newSessions] = [limiter('new-account'), limiter('new-session')];
  const orders = limiter('order');
  const [newsletters, newsletterMails] = [limiter('newsletter'), limiter('newsletter-mail')];
  const [contacts, contactMails] = [limiter('contact'), limiter('contact-mail')];
  const uploads = limiter('upload');
  const [withdrawals, withdrawalMails] = [limiter('withdrawal'), limiter('withdrawal-mail')];
  const [reviews, votes, views] = [limiter('review'), limiter('vote'), limiter('view')];
  const firstVotes = limiter('first-vote');
  const [codes, codeAddresses] = [limiter('voucher'), limiter('voucher-address')];
  return {
    countSignIn: async (account, address) =>
      (await count(addresses, address)) ??
      (await count(guesses, `${account}|${address}`)) ??
      count(accounts, account),
    async forgetSignIns(account, address) {
      await guesses.delete(keyOf(`${account}|${address}`));
      await addresses.reward(keyOf(address));
      await accounts.reward(keyOf(account));
    },
    countNewAccount: (address) => count(newAccounts, address),
    countNewSession: (address) => count(newSessions, address),
    countOrder: async (session, address) =>
      (address === null ? null : await count(orders, `address ${address}`)) ?? count(orders, session),
    countNewsletter: (address) => count(newsletters, address),
    countNewsletterMail: (recipient) => count(newsletterMails, recipient),
    countContact: (address) => count(contacts, address),
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
    countView: (address) => count(views, address),
  };
}

/** For load tests: nothing is counted. */
export const UNLIMITED_ATTEMPTS: Attempts = {
  countSignIn: async () => null,
  forgetSignIns: async () => {},
  countNewAccount: async () => null,
  countNewSession: async () => null,
  countOrder: async () => null,
  countNewsletter: async () => null,
  countNewsletterMail: async () => null,
  countContact: async () => null,
  countContactMail: async () => null,
  countUpload: async () => null,
  countWithdrawal: async () => null,
  countWithdrawalMail: async () => null,
  countReview: async () => null,
  countVote: async () => null,
  countFirstVote: async () => null,
  countVoucher: async () => null,
  forgetVoucher: async () => {},
  countView: async () => null,
};

/** Counted keys stand in the servers' shared memory: no e-mail address, and no client's address in plain text. */
function keyOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

async function count(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(keyOf(key));
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
