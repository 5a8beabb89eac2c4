import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firstMissingStep } from './checkout.rules.ts';
import { orderKey } from './order-key.rules.ts';

describe('the first missing step', () => {
  const all = {
    deliverable: true,
    questionsOpen: false,
    email: 'a@b.example',
    billingAddress: {},
    deliveryOption: 'x',
    paymentMethod: 'y',
  };
  it.each([
    [{}, 'CONFIRM'],
    [{ paymentMethod: null }, 'PAYMENT'],
    [{ paymentMethod: null, deliveryOption: null }, 'DELIVERY'],
    [{ billingAddress: null }, 'DELIVERY'],
    [{ email: null, billingAddress: null }, 'LOGIN'],
    [{ questionsOpen: true }, 'DELIVERY'],
    [{ questionsOpen: true, email: null }, 'LOGIN'],
    [{ deliverable: false, email: null }, 'BASKET'],
  ])('%j: %s', (change, step) => {
    expect(firstMissingStep({ ...all, ...change })).toBe(step);
  });
});

it('an order key is a UUID, the same for the same state, another for any other', () => {
  const basketId = randomUUID();
  expect(z.uuid().safeParse(orderKey(basketId, 3)).success).toBe(true);
  expect(orderKey(basketId, 3)).toBe(orderKey(basketId, 3));
  const others = [orderKey(basketId, 4), orderKey(randomUUID(), 3), orderKey(null, 0)];
  expect(new Set([orderKey(basketId, 3), ...others]).size).toBe(4);
});
