import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.rules.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

test.each([
  [failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), true],
  [failure('the database system is starting up', '57P03'), true],
  [failure('server closed the connection', '08006'), true],
  [failure('could not extend file: No space left on device', '53100'), true],
  [failure('Connection terminated unexpectedly'), true],
  [failure('timeout exceeded when trying to connect'), true],
  [failure('Client has encountered a connection error and is not queryable'), true],
  [failure('duplicate key value', '23505'), false],
  [failure('canceling statement due to statement timeout', '57014'), false],
  [failure('x is not a function'), false],
  ['ECONNREFUSED', false],
] as const)('%s: %s', (error, unavailable) => {
  expect(isDatabaseUnavailable(error)).toBe(unavailable);
});
