import { expect, it } from 'vitest';
import { hashPassword, matchesPassword } from './password.service.ts';

it('stores a password as argon2id with OWASP’s parameters and its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('fiets op zolder'), hashPassword('fiets op zolder')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

it('verifies the right password among many simultaneous attempts', async () => {
  const kept = await hashPassword('fiets op zolder');
  const tries = ['auto op zolder', 'fiets op zolder', '', 'Fiets op zolder', 'fiets op zolder'];
  const matches = await Promise.all(tries.map((password) => matchesPassword(kept, password)));
  expect(matches).toEqual([false, true, false, false, true]);
  expect(await matchesPassword(null, 'no customer has this password')).toBe(false);
});

it('fails for an invalid hash and keeps working', async () => {
  const broken = matchesPassword('not a hash', 'fiets op zolder');
  const next = hashPassword('fiets op zolder');
  await expect(broken).rejects.toThrow();
  expect(await matchesPassword(await next, 'fiets op zolder')).toBe(true);
});
