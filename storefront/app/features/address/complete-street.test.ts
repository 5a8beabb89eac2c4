import { expect, it } from 'vitest';
import type { PageRequest } from '#app/page/page-request.ts';
import { completeStreet } from './complete-street.ts';

const FOUND = {
  addressCompletion: { available: true, address: { street: 'Heuvelstraat', city: 'Tilburg' } },
};

function complete(values: Record<string, string>) {
  const asked: unknown[] = [];
  const page = {
    tenant: { country: 'NL' },
    query: async (_: unknown, variables: unknown) => {
      asked.push(variables);
      return FOUND;
    },
  } as unknown as PageRequest;
  return completeStreet(page, values, 'billing').then((state) => ({ ...state, asked }));
}

it('a postal code without its letters is said to lack a part, and no street is looked up', async () => {
  const { completed, asked } = await complete({ 'billing.postalCode': '5038', 'billing.houseNumber': '12' });
  expect(completed.outcome).toBe('partial');
  expect(asked).toEqual([]);
});

it.each(['5038EA', '5038 ea', ' 5038-ea ', 'NL-5038 EA'])(
  'the street of "%s" is looked up',
  async (postalCode) => {
    const { completed, values } = await complete({
      'billing.postalCode': postalCode,
      'billing.houseNumber': '12 a',
    });
    expect(completed.outcome).toBe('found');
    expect(values['billing.street']).toBe('Heuvelstraat');
  },
);
