import { expect, test } from 'vitest';
import { computeSandboxState, getSandboxPlan, SANDBOX_ANSWERS } from './sandbox.rules.ts';

const parseTime = (time: string) => new Date(`2026-11-20T${time}Z`);
const open = { state: 'open', laterState: null, laterAt: null, expiresAt: parseTime('12:15:00') } as const;

test.each([
  ['what nobody has answered is open', open, parseTime('12:14:59'), 'open'],
  ['and expires', open, parseTime('12:15:00'), 'expired'],
  [
    'a late answer has not come',
    { ...open, laterState: 'paid', laterAt: parseTime('12:00:08') },
    parseTime('12:00:07'),
    'open',
  ],
  [
    'a late answer has come',
    { ...open, laterState: 'paid', laterAt: parseTime('12:00:08') },
    parseTime('12:00:08'),
    'paid',
  ],
  [
    'even when time was over meanwhile',
    { ...open, laterState: 'paid', laterAt: parseTime('12:20:00') },
    parseTime('12:16:00'),
    'open',
  ],
  ['what is paid stays paid', { ...open, state: 'paid' }, parseTime('13:00:00'), 'paid'],
] as const)('the sandbox payment has the correct state: %s', (_what, stored, now, state) => {
  expect(computeSandboxState(stored, now)).toBe(state);
});

test('only "never" sends no notice and only "twice" sends two', () => {
  const told = Object.fromEntries(SANDBOX_ANSWERS.map((answer) => [answer, getSandboxPlan(answer).webhooks]));
  expect(Object.entries(told).filter(([, count]) => count !== 1)).toEqual([
    ['twice', 2],
    ['never', 0],
  ]);
});
