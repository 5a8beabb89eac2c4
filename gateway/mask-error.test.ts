import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { isOutage, maskError } from './mask-error.ts';

const ignoreLog = () => {};
const log = { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };
const locateError = (originalError: Error) => new GraphQLError(originalError.message, { originalError });

test.each([
  [new GraphQLError('Send query or documentId.'), undefined, 'Send query or documentId.'],
  [locateError(new GraphQLError('At most 20.')), undefined, 'At most 20.'],
  [locateError(new Error('select * from customer')), 'INTERNAL_SERVER_ERROR', 'Something went wrong.'],
  [new TypeError('x is not a function'), 'INTERNAL_SERVER_ERROR', 'Something went wrong.'],
  [
    locateError(Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })),
    'SERVICE_UNAVAILABLE',
    'Something went wrong.',
  ],
  [
    locateError(
      Object.assign(new Error('violates foreign key constraint "wishlist_line_tenant_id_session_id_fkey"'), {
        code: '23503',
        detail: 'Key (tenant_id, session_id)=(nl, 0a) is not present in table "session".',
      }),
    ),
    'UNAUTHENTICATED',
    'The session has ended.',
  ],
  [
    // under row-level security PostgreSQL does not name the key
    locateError(
      Object.assign(new Error('violates foreign key constraint'), {
        code: '23503',
        detail: 'Key is not present in table "customer".',
      }),
    ),
    'UNAUTHENTICATED',
    'The session has ended.',
  ],
  [
    locateError(
      Object.assign(new Error('violates foreign key constraint'), {
        code: '23503',
        detail: 'Key (tenant_id, customer_id)=(nl, 1) is still referenced from table "sales_order".',
      }),
    ),
    'INTERNAL_SERVER_ERROR',
    'Something went wrong.',
  ],
])('the error %s with the code %s is masked', (error, code, message) => {
  const masked = maskError(error, log);
  expect([masked.extensions.code, masked.message]).toEqual([code, message]);
});

test('an outage stays one in the answer, and is no error of the log', () => {
  const errors: string[] = [];
  const noting = { ...log, error: (_: object, text?: string) => void errors.push(text ?? '') };
  const away = locateError(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  expect(isOutage(maskError(away, noting))).toBe(true);
  expect(errors).toEqual([]);
  expect(isOutage(maskError(new TypeError('x is not a function'), noting))).toBe(false);
  expect(errors).toEqual(['an operation failed']);
});
