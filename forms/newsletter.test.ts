import { describe, expect, it, test } from 'vitest';
import { listNewsletterChoices, readNewsletterChange } from './newsletter.ts';

const createChoiceForm = (choice: string, days = '', frequency = '') => ({ choice, days, frequency });

test('the radio field begins with 199 and also has 99 and 299', () => {
  const codes = listNewsletterChoices('radio').map(({ code }) => code);
  expect(codes[0]).toBe('199');
  expect(codes).toEqual(expect.arrayContaining(['99', '199', '299']));
  expect(listNewsletterChoices('coded')[0]).toEqual({ code: 'unsubscribe|99', type: 'unsubscribe' });
});

describe('newsletter form values', () => {
  it.each([
    ['radio', createChoiceForm('199'), { type: 'unsubscribe' }],
    ['radio', createChoiceForm('99'), { type: 'everything' }],
    ['radio', createChoiceForm('299'), { type: 'creditOffers' }],
    ['coded', createChoiceForm('unsubscribe|99'), { type: 'unsubscribe' }],
    ['coded', createChoiceForm('unsubscribe|299'), { type: 'creditOffers' }],
    ['coded', createChoiceForm('pause|-100', '21'), { type: 'pause', days: 21 }],
    ['coded', createChoiceForm('frequency|0'), { type: 'frequency', frequency: 0 }],
    ['radio', createChoiceForm('frequency|1'), { type: 'frequency', frequency: 1 }],
    ['coded', createChoiceForm('frequency|2'), { type: 'frequency', frequency: 2 }],
    ['coded', createChoiceForm('frequency|3'), { type: 'frequency', frequency: 3 }],
    ['coded', createChoiceForm('frequency', '', 'frequency|4'), { type: 'frequency', frequency: 4 }],
    ['coded', createChoiceForm('rejoin'), { type: 'rejoin' }],
  ] as const)('the %s form with %j is read', (form, values, change) => {
    expect(readNewsletterChange(form, values)).toEqual(change);
  });

  it.each([
    ['coded', createChoiceForm('199')],
    ['radio', createChoiceForm('unsubscribe|99')],
    ['coded', createChoiceForm('pause|-100', '8')],
    ['coded', createChoiceForm('frequency|5')],
    ['coded', createChoiceForm('frequency')],
    ['coded', createChoiceForm('constructor')],
    ['coded', createChoiceForm('')],
  ] as const)('the %s form with %j is rejected', (form, values) => {
    expect(readNewsletterChange(form, values)).toBeNull();
  });
});
