import { describe, expect, it, test } from 'vitest';
import { newsletterChoices, readNewsletterChange } from './newsletter.ts';

const given = (choice: string, days = '', frequency = '') => ({ choice, days, frequency });

test('the radio field begins with 199 and has 99 and 299 besides', () => {
  const codes = newsletterChoices('radio').map(({ code }) => code);
  expect(codes[0]).toBe('199');
  expect(codes).toEqual(expect.arrayContaining(['99', '199', '299']));
  expect(newsletterChoices('coded')[0]).toEqual({ code: 'unsubscribe|99', type: 'unsubscribe' });
});

describe('a form’s values', () => {
  it.each([
    ['radio', given('199'), { type: 'unsubscribe' }],
    ['radio', given('99'), { type: 'everything' }],
    ['radio', given('299'), { type: 'creditOffers' }],
    ['coded', given('unsubscribe|99'), { type: 'unsubscribe' }],
    ['coded', given('unsubscribe|299'), { type: 'creditOffers' }],
    ['coded', given('pause|-100', '21'), { type: 'pause', days: 21 }],
    ['coded', given('frequency|0'), { type: 'frequency', frequency: 0 }],
    ['radio', given('frequency|1'), { type: 'frequency', frequency: 1 }],
    ['coded', given('frequency|2'), { type: 'frequency', frequency: 2 }],
    ['coded', given('frequency|3'), { type: 'frequency', frequency: 3 }],
    ['coded', given('frequency', '', 'frequency|4'), { type: 'frequency', frequency: 4 }],
    ['coded', given('rejoin'), { type: 'rejoin' }],
  ] as const)('%s %j', (form, values, change) => {
    expect(readNewsletterChange(form, values)).toEqual(change);
  });

  it.each([
    ['coded', given('199')],
    ['radio', given('unsubscribe|99')],
    ['coded', given('pause|-100', '8')],
    ['coded', given('frequency|5')],
    ['coded', given('frequency')],
    ['coded', given('constructor')],
    ['coded', given('')],
  ] as const)('%s %j is no choice', (form, values) => {
    expect(readNewsletterChange(form, values)).toBeNull();
  });
});
