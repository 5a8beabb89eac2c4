import { hash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { COUNTERS, type Counters, createCounters, HOUR, QUARTER_HOUR } from './counters.ts';
import { computeWaitSeconds, consume, createLimiter, type Used } from './limiter.ts';

/** One try to sign in. */
export type Guess = {
  /** names the account with its tenant */
  readonly account: string;
  /** where the request comes from */
  readonly address: string;
  /** the secret of a browser in which this account's owner has signed in before; null for an unknown browser */
  readonly knownDevice: string | null;
};

/**
 * The answer of the limits on sign-ins and on messages to the shop. Guesses from elsewhere never make an account's
 * owner wait: many of them only lead to the security check, and a browser that the owner has signed in with before is
 * counted by itself (OWASP, device cookies).
 */
export type CheckedLimit = {
  /** seconds to wait; null for none */
  readonly retryAfterSeconds: number | null;
  readonly needsSecurityCheck: boolean;
};

/**
 * Counts everything that may be tried only so often. Each answer is the seconds to wait, or null when it may be
 * tried. Counters with a single key are lines of counters.ts.
 */
export type Attempts = Counters & {
  /** counts one guess of an account's password */
  countSignIn(guess: Guess): Promise<CheckedLimit>;
  /** The account's owner signed in: this attempt and earlier wrong ones from the same place no longer count. */
  forgetSignIns(guess: Guess): Promise<void>;
  /** A guess was not checked because a security check comes first: it does not count. */
  refundSignIn(guess: Guess): Promise<void>;
  /** @param session identifies it with its tenant; @param address null if not known */
  countOrder(session: string, address: string | null): Promise<number | null>;
  /** messages to the shop from one address: after several the security check comes first */
  countContact(address: string): Promise<CheckedLimit>;
  /** A message was not accepted because a security check comes first: it does not count. */
  refundContact(address: string): Promise<void>;
  /** a visitor's first vote on a review, without an account: dropped cookies make no further one from the address */
  countFirstVote(reviewId: number, address: string): Promise<number | null>;
  /** codes of vouchers that are tried; @param session names it with its tenant */
  countVoucher(session: string, address: string): Promise<number | null>;
  /** The code was valid: this attempt no longer counts. */
  forgetVoucher(session: string, address: string): Promise<void>;
};

const LIMITS = {
  /** guesses of one account from one address */
  guess: { points: 10, duration: QUARTER_HOUR },
  /** guesses of one account from anywhere: they make nobody wait, but require the security check (CHECK_AFTER) */
  account: { points: 1_000_000, duration: HOUR },
  /** guesses of all accounts from one address */
  address: { points: 100, duration: QUARTER_HOUR },
  order: { points: 300, duration: QUARTER_HOUR },
  contact: { points: 20, duration: QUARTER_HOUR },
  'first-vote': { points: 1, duration: 24 * HOUR },
  /** wrong codes of one session, and of all sessions at one address: a guesser makes new sessions */
  voucher: { points: 10, duration: QUARTER_HOUR },
  'voucher-address': { points: 60, duration: QUARTER_HOUR },
} as const;

/** Guesses or messages that are allowed before the security check, by what they are counted for. */
const CHECK_AFTER = { guess: 3, address: 20, account: 20, contact: 5 } as const;

/**
 * @param redis a client of the servers' shared memory; without it, and while it does not answer, each server counts
 * for itself
 */
export function createAttempts(redis: unknown | null): Attempts {
  const createNamedLimiter = (name: keyof typeof LIMITS) =>
    createLimiter({ keyPrefix: `attempts:${name}`, ...LIMITS[name] }, redis);
  const [guesses, accounts, addresses] = [
    createNamedLimiter('guess'),
    createNamedLimiter('account'),
    createNamedLimiter('address'),
  ];
  const [orders, contacts, firstVotes] = [
    createNamedLimiter('order'),
    createNamedLimiter('contact'),
    createNamedLimiter('first-vote'),
  ];
  const [codes, codeAddresses] = [createNamedLimiter('voucher'), createNamedLimiter('voucher-address')];
  return {
    ...createCounters((name) => {
      const limit = createLimiter({ keyPrefix: `attempts:${name}`, ...COUNTERS[name] }, redis);
      return async (key, times = 1) => computeWaitSeconds(await consume(limit, hashKey(key), times));
    }),
    ...signInAttempts({ guesses, accounts, addresses }),
    countOrder: async (session, address) =>
      (address === null ? null : await count(orders, `address ${address}`)) ?? count(orders, session),
    async countContact(address) {
      const sent = await use(contacts, address);
      return {
        retryAfterSeconds: computeWaitSeconds(sent),
        needsSecurityCheck: sent.used > CHECK_AFTER.contact,
      };
    },
    async refundContact(address) {
      await contacts.reward(hashKey(address));
    },
    countFirstVote: (reviewId, address) => count(firstVotes, `${reviewId}|${address}`),
    countVoucher: async (session, address) => (await count(codeAddresses, address)) ?? count(codes, session),
    async forgetVoucher(session, address) {
      await codes.reward(hashKey(session));
      await codeAddresses.reward(hashKey(address));
    },
  };
}

type CheckedLimiters = Readonly<Record<'guesses' | 'accounts' | 'addresses', RateLimiterAbstract>>;

function signInAttempts({ guesses, accounts, addresses }: CheckedLimiters) {
  /** a known browser is counted by itself: guesses from its address or at its account by others do not affect it */
  const buildPlaceKey = ({ account, address, knownDevice }: Guess) =>
    `${account}|${knownDevice === null ? address : `device ${knownDevice}`}`;
  async function giveBack(guess: Guess): Promise<void> {
    if (guess.knownDevice !== null) return;
    await addresses.reward(hashKey(guess.address));
    await accounts.reward(hashKey(guess.account));
  }
  return {
    async countSignIn(guess: Guess): Promise<CheckedLimit> {
      const here = await use(guesses, buildPlaceKey(guess));
      if (guess.knownDevice !== null) {
        return {
          retryAfterSeconds: computeWaitSeconds(here),
          needsSecurityCheck: here.used > CHECK_AFTER.guess,
        };
      }
      const [address, account] = [await use(addresses, guess.address), await use(accounts, guess.account)];
      return {
        retryAfterSeconds: computeWaitSeconds(here) ?? computeWaitSeconds(address),
        needsSecurityCheck:
          here.used > CHECK_AFTER.guess ||
          address.used > CHECK_AFTER.address ||
          account.used > CHECK_AFTER.account,
      };
    },
    async forgetSignIns(guess: Guess): Promise<void> {
      await guesses.delete(hashKey(buildPlaceKey(guess)));
      await giveBack(guess);
    },
    async refundSignIn(guess: Guess): Promise<void> {
      await guesses.reward(hashKey(buildPlaceKey(guess)));
      await giveBack(guess);
    },
  };
}

const NO_LIMIT: CheckedLimit = { retryAfterSeconds: null, needsSecurityCheck: false };

/** For load tests: nothing is counted. */
export const UNLIMITED_ATTEMPTS: Attempts = {
  ...createCounters(() => async () => null),
  countSignIn: async () => NO_LIMIT,
  forgetSignIns: async () => {},
  refundSignIn: async () => {},
  countOrder: async () => null,
  countContact: async () => NO_LIMIT,
  refundContact: async () => {},
  countFirstVote: async () => null,
  countVoucher: async () => null,
  forgetVoucher: async () => {},
};

/** Counted keys stand in the servers' shared memory: no e-mail address, and no client's address in plain text. */
function hashKey(text: string): string {
  return hash('sha256', text, 'base64url');
}

async function count(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  return computeWaitSeconds(await use(limiter, key));
}

function use(limiter: RateLimiterAbstract, key: string): Promise<Used> {
  return consume(limiter, hashKey(key));
}
