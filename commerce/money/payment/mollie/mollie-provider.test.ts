import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { describeProviderCases } from '../provider.cases.ts';
import { testMollie } from '../test-mollie.ts';
import { createMollie } from './mollie-provider.ts';

const apiKey = 'test_aKeyThatOpensNothingAtAll0';
const mollie = await testMollie(apiKey);
const provider = createMollie({ apiKey, apiUrl: mollie.url });
afterAll(() => mollie.close());

describeProviderCases({
  provider,
  simulateState: async (reference, state) => mollie.simulateState(reference, state),
  async runDuringOutage(work) {
    mollie.setDown(true);
    try {
      await work();
    } finally {
      mollie.setDown(false);
    }
  },
});

test('a Mollie request contains the required fields in Mollie’s format', async () => {
  const { reference } = await provider.createPayment({
    idempotencyKey: '6c2f5a52-6c0e-4d8f-9a57-5a4f0f2f7c11',
    amount: { minor: 105, currency: 'CHF' },
    method: 'mastercard',
    description: 'Tavelo 1000012',
    locale: 'fr-CH',
    redirectUrl: 'https://shop.example/fr/caisse/paye/',
    webhookUrl: 'https://shop.example/api/payments/webhook',
    captureLater: true,
    purchase: null,
  });
  expect(mollie.getSentBody(reference)).toMatchObject({
    amount: { value: '1.05', currency: 'CHF' },
    method: 'creditcard',
    locale: 'fr_CH',
    captureMode: 'manual',
    webhookUrl: 'https://shop.example/api/payments/webhook',
    redirectUrl: 'https://shop.example/fr/caisse/paye/',
  });
});

test('a Mollie request names customer and articles for a method that lends the money', async () => {
  const { reference } = await provider.createPayment({
    idempotencyKey: '6c2f5a52-6c0e-4d8f-9a57-5a4f0f2f7c13',
    amount: { minor: 4995, currency: 'EUR' },
    method: 'riverty',
    description: 'Tavelo 1000014',
    locale: 'nl-NL',
    redirectUrl: 'https://shop.example/betaald/',
    webhookUrl: 'https://shop.example/api/payments/webhook',
    captureLater: true,
    purchase: {
      email: 'zoe@example.com',
      billingAddress: {
        ...{ salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null },
        ...{ street: 'Dorpsstraat', houseNumber: '12', houseNumberAddition: 'B' },
        ...{ postalCode: '5038 EA', city: 'Tilburg', country: 'NL' },
      },
      lines: [
        { description: 'Sokken', quantity: 3, totalMinor: 5000 },
        { description: '1000014', quantity: 1, totalMinor: -5 },
      ],
    },
  });
  expect(mollie.getSentBody(reference)).toMatchObject({
    ...{ method: 'riverty', captureMode: 'manual' },
    lines: [
      { description: '3 × Sokken', totalAmount: { value: '50.00' } },
      { description: '1000014', totalAmount: { value: '-0.05' } },
    ],
    billingAddress: { streetAndNumber: 'Dorpsstraat 12 B', email: 'zoe@example.com', country: 'NL' },
  });
});

test('a wrong key causes a refusal and appears in no message', async () => {
  const stranger = createMollie({ apiKey: 'test_anotherKeyThatOpensNothing', apiUrl: mollie.url });
  const asked = stranger.getPayment('tr_0123456789');
  await expect(asked).rejects.toMatchObject({ kind: 'refused' });
  await expect(asked).rejects.not.toThrow(/test_another/);
});

test('an answer about another payment changes nothing', async () => {
  const created = await provider.createPayment({
    idempotencyKey: '0d2f5a52-6c0e-4d8f-9a57-5a4f0f2f7c12',
    amount: { minor: 105, currency: 'EUR' },
    method: 'ideal',
    description: 'Tavelo 1000013',
    locale: 'nl-NL',
    redirectUrl: 'https://shop.example/betaald/',
    webhookUrl: 'https://shop.example/api/payments/webhook',
    captureLater: false,
    purchase: null,
  });
  const mixed = createServer(async (req, res) => {
    const answer = await fetch(`${mollie.url}payments/${created.reference}`, {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    req.resume();
    res.writeHead(200, { 'content-type': 'application/hal+json' }).end(await answer.text());
  });
  mixed.listen(0, '127.0.0.1');
  await once(mixed, 'listening');
  const apiUrl = `http://127.0.0.1:${(mixed.address() as AddressInfo).port}/v2/`;
  const confused = createMollie({ apiKey, apiUrl });
  const other = { idempotencyKey: 'x' };
  await expect(confused.getPayment('tr_another')).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(confused.cancel('tr_another', other)).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await confused.getPayment(created.reference))?.reference).toBe(created.reference);
  mixed.close();
});
