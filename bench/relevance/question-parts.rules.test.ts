import { expect, it } from 'vitest';
import { loadJudgedQueries } from './judged.ts';
import { findPart } from './question-parts.rules.ts';

it('a question stays in its part however it is written', () => {
  expect(findPart(' Laptop Bag')).toBe(findPart('laptop bag'));
});

it('about half of the judged questions are only scored', async () => {
  const questions = await loadJudgedQueries('nl');
  const scoredOnly = questions.filter(({ query }) => findPart(query) === 'scored-only');
  expect(scoredOnly.length / questions.length).toBeGreaterThan(0.4);
  expect(scoredOnly.length / questions.length).toBeLessThan(0.6);
});
