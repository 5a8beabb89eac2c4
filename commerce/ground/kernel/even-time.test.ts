import { expect, it } from 'vitest';
import { answerAfter } from './even-time.ts';

it('answers no sooner than asked for, and with what the work says', async () => {
  const askedAt = performance.now();
  expect(await answerAfter(30, async () => 'sent')).toBe('sent');
  // a timer may come a millisecond early
  expect(performance.now() - askedAt).toBeGreaterThan(28);
});

it('fails as the work does', async () => {
  await expect(answerAfter(1, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});
