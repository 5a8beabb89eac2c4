import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurnQueue } from '#commerce/ground/kernel/turn-queue.ts';
import { createSignInLine } from './sign-in-line.ts';

it('starts few sign-ins at once, alternates addresses and refuses what would wait too long', async () => {
  const line = createSignInLine(createTurnQueue(2, 8));
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const signIn = (address: string, name: string) =>
    line.pass(address, async () => {
      begun.push(name);
      await end.promise;
      return name;
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => signIn(name.slice(0, 1), name));
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2']);
  expect(await signIn('a', 'a5')).toEqual({ code: 'TooManyAttempts', retryAfterSeconds: 30 });
  end.resolve();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
});

it('releases its place when a sign-in fails', async () => {
  const line = createSignInLine(createTurnQueue(1, 4));
  await expect(line.pass('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await line.pass('a', async () => 'in')).toBe('in');
});
