import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.rules.ts';

const createFailure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

test.each([
  [createFailure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), true],
  [createFailure('the database system is starting up', '57P03'), true],
  [createFailure('server closed the connection', '08006'), true],
  [createFailure('could not extend file: No space left on device', '53100'), true],
  [createFailure('Connection terminated unexpectedly'), true],
  [createFailure('timeout exceeded when trying to connect'), true],
  [createFailure('Client has encountered a connection error and is not queryable'), true],
  [createFailure('duplicate key value', '23505'), false],
  [createFailure('canceling statement due to statement timeout', '57014'), false],
  [createFailure('x is not a function'), false],
  ['ECONNREFUSED', false],
] as const)('the error %s counts as an unavailable database: %s', (error, unavailable) => {
  expect(isDatabaseUnavailable(error)).toBe(unavailable);
});
