import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const QUARTER_HOUR = 15 * 60;

/** Guesses of one account from one address, and of all accounts from it, before it has to wait. */
const perAccount = new RateLimiterMemory({ keyPrefix: 'account', points: 10, duration: QUARTER_HOUR });
const perAddress = new RateLimiterMemory({ keyPrefix: 'address', points: 100, duration: QUARTER_HOUR });
/** Asking for a new account says whether the e-mail address has one. */
const newAccounts = new RateLimiterMemory({ keyPrefix: 'new-account', points: 50, duration: QUARTER_HOUR });
const orders = new RateLimiterMemory({ keyPrefix: 'order', points: 300, duration: QUARTER_HOUR });

/** @returns seconds to wait; null when the attempt may be made */
export async function countSignIn(account: string, address: string): Promise<number | null> {
  return (await count(perAddress, address)) ?? count(perAccount, `${account}|${address}`);
}

/** The account's owner has shown up: this attempt and earlier wrong ones of the account no longer count. */
export async function forgetSignIns(account: string, address: string): Promise<void> {
  await perAccount.delete(`${account}|${address}`);
  await perAddress.reward(address);
}

/** @returns seconds to wait; null when a new account may be asked for */
export function countNewAccount(address: string): Promise<number | null> {
  return count(newAccounts, address);
}

/** @returns seconds to wait; null when the session may try to order */
export function countOrder(sessionId: string): Promise<number | null> {
  return count(orders, sessionId);
}

async function count(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
