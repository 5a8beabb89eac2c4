import { describe, expect, it } from 'vitest';
import { isLate, mentionsLate } from './late-texts.ts';

describe('a text comes late', () => {
  it.each([
    ['basket.title', true],
    ['order.withdrawal.title', true],
    ['order.withdrawal.link.statutory', false],
    ['shell.skip', false],
    ['catalogue.order.x', false],
  ])('%s: %s', (id, late) => expect(isLate(id)).toBe(late));
});

describe('a module says one', () => {
  it.each([
    [`t('checkout.step.title')`, true],
    [`t("payment.x")`, true],
    ['t(`order.state.$' + '{state}`)', true],
    ['t(`order.withdrawal.link.$' + '{kind}`)', false],
    [`import { x } from './order.action.ts'`, false],
    [`t('shell.basket.count')`, false],
  ])('%s: %s', (code, says) => expect(mentionsLate(code)).toBe(says));
});
