import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { maskError } from './mask-error.ts';

const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
const located = (originalError: Error) => new GraphQLError(originalError.message, { originalError });

test.each([
  [new GraphQLError('Send query or documentId.'), undefined, 'Send query or documentId.'],
  [located(new GraphQLError('At most 20.')), undefined, 'At most 20.'],
  [located(new Error('select * from customer')), 'INTERNAL_SERVER_ERROR', 'Something went wrong.'],
  [new TypeError('x is not a function'), 'INTERNAL_SERVER_ERROR', 'Something went wrong.'],
  [
    located(Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })),
    'SERVICE_UNAVAILABLE',
    'Something went wrong.',
  ],
])('%s: %s', (error, code, message) => {
  const masked = maskError(error, log);
  expect([masked.extensions.code, masked.message]).toEqual([code, message]);
});
