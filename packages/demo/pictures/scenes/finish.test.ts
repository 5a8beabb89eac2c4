import { expect, it } from 'vitest';
import { KINDS } from '../kinds.ts';
import { finishFocus } from './finish.ts';

it.each(Object.entries(KINDS))('%s: the second close-up shows another part than the first', (name, kind) => {
  const { x, y } = finishFocus(name, kind);
  expect(Math.hypot(x - kind.focus.x, y - kind.focus.y)).toBeGreaterThan(80);
});
