import { expect, it } from 'vitest';
import { computeWithdrawalDeadline, hashStatement } from './withdrawal.rules.ts';

const nl = { days: 14, timeZone: 'Europe/Amsterdam', country: 'NL' };

it.each([
  [
    '14 days after the day of delivery, until its end',
    '2026-11-02T09:00:00Z',
    nl,
    '2026-11-16T22:59:59.999Z',
  ],
  ['the day is that of the shop, not of UTC', '2026-11-02T23:30:00Z', nl, '2026-11-17T22:59:59.999Z'],
  ['a Saturday is moved to Monday', '2026-11-07T09:00:00Z', nl, '2026-11-23T22:59:59.999Z'],
  ['holidays are passed over', '2026-12-11T09:00:00Z', nl, '2026-12-28T22:59:59.999Z'],
  ['in summer time', '2026-06-01T09:00:00Z', nl, '2026-06-15T21:59:59.999Z'],
  ['over the change of clocks', '2026-10-20T09:00:00Z', nl, '2026-11-03T22:59:59.999Z'],
])('the withdrawal deadline is correct: %s', (_what, deliveredAt, market, expected) => {
  expect(computeWithdrawalDeadline(new Date(deliveredAt), market).toISOString()).toBe(expected);
});

it('a changed statement has another hash', () => {
  const statement = {
    statementId: '7f1b3f0e-55ab-4f3a-9f3e-111111111111',
    statedAt: new Date('2026-11-20T12:00:00Z'),
    statement: 'Hierbij herroep ik de overeenkomst.',
  };
  const hash = hashStatement(statement);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashStatement({ ...statement, statement: 'Hierbij herroep ik de overeenkomst!' })).not.toBe(hash);
  expect(hashStatement({ ...statement, statedAt: new Date('2026-11-20T12:00:01Z') })).not.toBe(hash);
});
