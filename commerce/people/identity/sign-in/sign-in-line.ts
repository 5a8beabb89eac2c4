import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { createTurnQueue, QueueFullError, type TurnQueue } from '#commerce/ground/kernel/turn-queue.ts';

/** Sign-ins at once: the hashing thread takes one password after the other, and the next ones are ready. */
const AT_ONCE = 4;
/** About ten seconds' work; a quarter of the places belongs to one address. */
const MOST_WAITING = 400;
const RETRY_AFTER_SECONDS = 30;

/**
 * A queue for everything that a sign-in by password does, with its look-ups and its new session. Without it many
 * sign-ins would query the database at the same moment, only to wait for the hashing thread afterwards, and pages
 * would be late.
 */
export type SignInLine = {
  /** @param address clients take turns by it. @returns the work's own answer, or that too many wait */
  pass<Answer>(address: string, signIn: () => Promise<Answer>): Promise<Answer | TooManyAttempts>;
};

export function createSignInLine(queue: TurnQueue = createTurnQueue(AT_ONCE, MOST_WAITING)): SignInLine {
  return {
    async pass(address, signIn) {
      try {
        return await queue.run(signIn, { client: address });
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        return { code: 'TooManyAttempts', retryAfterSeconds: RETRY_AFTER_SECONDS };
      }
    },
  };
}

/** One for each process, like the hashing thread. */
export const signInLine = createSignInLine();
