import { expect, it } from 'vitest';
import { answerAfter } from './even-time.ts';

it('answers no sooner than requested and with the result of the work', async () => {
  const askedAt = performance.now();
  expect(await answerAfter(30, async () => 'sent')).toBe('sent');
  // a timer may come a millisecond early
  expect(performance.now() - askedAt).toBeGreaterThan(28);
});

it('fails when the work fails', async () => {
  await expect(answerAfter(1, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});
