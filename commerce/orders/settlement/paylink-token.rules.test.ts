import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPaylink, signPaylink } from './paylink-token.rules.ts';

const SECRET = 'a secret that only tests know, of no use';
const claims = {
  paylinkId: '0b5f8a52-6c0e-4d8f-9a57-5a4f0f2f7c11',
  expiresAt: new Date('2026-11-27T12:00:00Z'),
};
const token = signPaylink(SECRET, 'nl', claims);

describe('a payment link', () => {
  it('says what it was made with', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (paylinkId, date) => {
          const expiresAt = new Date(Math.floor(date.getTime() / 1000) * 1000);
          const made = signPaylink(SECRET, 'de', { paylinkId, expiresAt });
          expect(made).toMatch(/^[\w.-]{60,100}$/);
          expect(readPaylink(SECRET, 'de', made)).toEqual({ paylinkId, expiresAt });
        },
      ),
    );
  });

  it('with one sign changed is none', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom(...'0123456789abcdefgz._-'),
        (at, sign) => {
          fc.pre(token[at] !== sign);
          // the last sign of 256 bits carries two that mean nothing
          fc.pre(at !== token.length - 1);
          expect(readPaylink(SECRET, 'nl', token.slice(0, at) + sign + token.slice(at + 1))).toBeNull();
        },
      ),
    );
  });

  it.each([
    ['another tenant', SECRET, 'de', token],
    ['another secret', `${SECRET}.`, 'nl', token],
    ['nothing', SECRET, 'nl', ''],
    ['no signature', SECRET, 'nl', token.split('.')[0] ?? ''],
    ['something longer', SECRET, 'nl', `${token}A`],
  ])('of %s is none', (_what, secret, tenant, given) => {
    expect(readPaylink(secret, tenant, given)).toBeNull();
  });
});
