import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers no sooner than `ms` after the call. The work may take different paths for known and unknown data, and a
 * difference of milliseconds would tell the caller which; this hides it.
 */
export async function answerAfter<Answer>(ms: number, work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), wait(ms)]);
  return answer;
}
