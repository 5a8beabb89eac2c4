import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFirstMissingStep } from './checkout.rules.ts';
import { buildOrderKey } from './order-key.rules.ts';

describe('the first missing step', () => {
  const all = {
    deliverable: true,
    questionsOpen: false,
    fieldsOpen: false,
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
    [{ fieldsOpen: true }, 'DELIVERY'],
    [{ questionsOpen: true, email: null }, 'LOGIN'],
    [{ deliverable: false, email: null }, 'BASKET'],
  ])('with %j the first missing step is %s', (change, step) => {
    expect(findFirstMissingStep({ ...all, ...change })).toBe(step);
  });
});

it('an order key is a UUID that stays the same for the same state and differs for any other', () => {
  const basketId = randomUUID();
  expect(z.uuid().safeParse(buildOrderKey(basketId, 3)).success).toBe(true);
  expect(buildOrderKey(basketId, 3)).toBe(buildOrderKey(basketId, 3));
  const others = [buildOrderKey(basketId, 4), buildOrderKey(randomUUID(), 3), buildOrderKey(null, 0)];
  expect(new Set([buildOrderKey(basketId, 3), ...others]).size).toBe(4);
});
