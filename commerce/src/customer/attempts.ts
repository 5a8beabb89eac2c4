import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;

/** Guesses of one account from one address, and of all accounts from it, before it has to wait. */
const perAccount = new RateLimiterMemory({ keyPrefix: 'account', points: 10, duration: WINDOW_SECONDS });
const perAddress = new RateLimiterMemory({ keyPrefix: 'address', points: 100, duration: WINDOW_SECONDS });

/** @returns seconds to wait; null when the attempt may be made */
export async function countAttempt(account: string, address: string): Promise<number | null> {
  try {
    await perAddress.consume(address);
    await perAccount.consume(`${account}|${address}`);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** The account's owner has shown up: earlier wrong attempts no longer count. */
export async function forgetAttempts(account: string, address: string): Promise<void> {
  await perAccount.delete(`${account}|${address}`);
}
