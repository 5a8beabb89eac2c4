import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignedId, signId } from './expiring-token.rules.ts';

const SECRET = 'a secret that only tests know, of no use';
const KEY = { secret: SECRET, purpose: 'paylink', tenantId: 'nl' };
const made = {
  id: '0b5f8a52-6c0e-4d8f-9a57-5a4f0f2f7c11',
  expiresAt: new Date('2026-11-27T12:00:00Z'),
};
const token = signId(KEY, made);

describe('a token for a link', () => {
  it('a token contains what it was made with', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (id, date) => {
          const expiresAt = new Date(Math.floor(date.getTime() / 1000) * 1000);
          const signed = signId(KEY, { id, expiresAt });
          expect(signed).toMatch(/^[\w.-]{60,100}$/);
          expect(readSignedId(KEY, signed)).toEqual({ id, expiresAt });
        },
      ),
    );
  });

  it('a token with one changed character is invalid', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom(...'0123456789abcdefgz._-'),
        (at, sign) => {
          fc.pre(token[at] !== sign);
          // the last sign of 256 bits carries two that mean nothing
          fc.pre(at !== token.length - 1);
          expect(readSignedId(KEY, token.slice(0, at) + sign + token.slice(at + 1))).toBeNull();
        },
      ),
    );
  });

  it.each([
    ['another tenant', { ...KEY, tenantId: 'de' }, token],
    ['another secret', { ...KEY, secret: `${SECRET}.` }, token],
    ['another purpose', { ...KEY, purpose: 'payment-protection' }, token],
    ['nothing', KEY, ''],
    ['no signature', KEY, token.split('.')[0] ?? ''],
    ['something longer', KEY, `${token}A`],
  ])('a token of %s is invalid', (_what, key, given) => {
    expect(readSignedId(key, given)).toBeNull();
  });

  it('a token issued earlier opens the same content', () => {
    expect(token).toBe('0b5f8a526c0e4d8f9a575a4f0f2f7c11tp5tc0.kKJyvTe0tbvPAssfJ21yp61pxJyseWVjnqLPisZ1PbY');
  });
});
