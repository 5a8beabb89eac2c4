import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password.service.ts';

it('keeps a password as argon2id with OWASP’s parameters, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('fiets op zolder'), hashPassword('fiets op zolder')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

it('knows the right password of many that are tried at once', async () => {
  const kept = await hashPassword('fiets op zolder');
  const tries = ['auto op zolder', 'fiets op zolder', '', 'Fiets op zolder', 'fiets op zolder'];
  const matches = await Promise.all(tries.map((password) => passwordMatches(kept, password)));
  expect(matches).toEqual([false, true, false, false, true]);
  expect(await passwordMatches(null, 'no customer has this password')).toBe(false);
});

it('fails for a hash that is none, and goes on', async () => {
  const broken = passwordMatches('not a hash', 'fiets op zolder');
  const next = hashPassword('fiets op zolder');
  await expect(broken).rejects.toThrow();
  expect(await passwordMatches(await next, 'fiets op zolder')).toBe(true);
});
