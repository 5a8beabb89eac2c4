import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers no sooner than so long after it was asked, where the work takes different paths for what is known and what is
 * not: the asker's clock tells them apart by milliseconds, which this makes alike.
 */
export async function answerAfter<Answer>(ms: number, work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), wait(ms)]);
  return answer;
}
