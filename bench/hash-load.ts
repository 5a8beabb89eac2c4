import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '#commerce/people/identity/password.service.ts';
import { inputOf } from './processes.ts';

export type HashLoad = { readonly perSecond: number };

const { perSecond } = inputOf<HashLoad>();
let [hashed, isOver] = [0, false];
process.once('message', () => {
  isOver = true;
});
process.send?.('begun');
/**
 * Hashes passwords as the shop does, on a thread of low priority, and serves nothing: the processor's share of
 * sign-ins alone.
 */
for (const beganAt = performance.now(); !isOver; hashed += 1) {
  await hashPassword('fiets op zolder');
  await wait(Math.max(0, beganAt + (hashed * 1000) / perSecond - performance.now()));
}
process.send?.(hashed);
process.disconnect();
