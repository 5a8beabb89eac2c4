import { expect, test } from 'vitest';
import { SANDBOX_ANSWERS, sandboxPlan, sandboxStateAt } from './sandbox.rules.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const open = { state: 'open', laterState: null, laterAt: null, expiresAt: at('12:15:00') } as const;

test.each([
  ['what nobody has answered is open', open, at('12:14:59'), 'open'],
  ['and expires', open, at('12:15:00'), 'expired'],
  [
    'a late answer has not come',
    { ...open, laterState: 'paid', laterAt: at('12:00:08') },
    at('12:00:07'),
    'open',
  ],
  [
    'a late answer has come',
    { ...open, laterState: 'paid', laterAt: at('12:00:08') },
    at('12:00:08'),
    'paid',
  ],
  [
    'even when time was over meanwhile',
    { ...open, laterState: 'paid', laterAt: at('12:20:00') },
    at('12:16:00'),
    'open',
  ],
  ['what is paid stays paid', { ...open, state: 'paid' }, at('13:00:00'), 'paid'],
] as const)('%s', (_what, stored, now, state) => {
  expect(sandboxStateAt(stored, now)).toBe(state);
});

test('only "never" says nothing; only "twice" says it twice', () => {
  const told = Object.fromEntries(SANDBOX_ANSWERS.map((answer) => [answer, sandboxPlan(answer).webhooks]));
  expect(Object.entries(told).filter(([, count]) => count !== 1)).toEqual([
    ['twice', 2],
    ['never', 0],
  ]);
});
