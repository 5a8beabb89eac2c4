import { describe, expect, it } from 'vitest';
import { isSignedCall, signContentCall } from './content-signature.rules.ts';

const secret = 'a secret of content that only tests know';
const now = new Date('2026-11-23T12:00:00Z');
const time = String(now.getTime() / 1000);
const body = Buffer.from('{}');
const tenantId = 'nl';
const signature = signContentCall(secret, { tenantId, time, body });

describe('signed calls', () => {
  it('hold with the right secret, tenant, time and body', () => {
    expect(isSignedCall(secret, { tenantId, time, signature, body }, now)).toBe(true);
  });

  it.each<[string, Partial<Parameters<typeof isSignedCall>[1]>, number]>([
    ['another body', { body: Buffer.from('{"tenant":"de"}') }, 0],
    ['another tenant', { tenantId: 'de' }, 0],
    ['another signature', { signature: 'f'.repeat(64) }, 0],
    ['a short signature', { signature: 'f' }, 0],
    ['no signature', { signature: undefined }, 0],
    ['no time', { time: undefined }, 0],
    ['another time', { time: String(Number(time) + 1) }, 0],
    ['a time that is none', { time: 'now' }, 0],
    ['five minutes later', {}, 301_000],
    ['five minutes before', {}, -301_000],
  ])('a signed call is invalid with %s', (_, change, later) => {
    const call = { tenantId, time, signature, body, ...change };
    expect(isSignedCall(secret, call, new Date(now.getTime() + later))).toBe(false);
  });
});
