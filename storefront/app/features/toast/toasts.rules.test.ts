import { describe, expect, it } from 'vitest';
import { TOAST_LIMIT, type Toast, toastsReducer } from './toasts.rules.ts';

const plain = (id: number): Toast => ({ id, kind: 'info', message: `toast ${id}` });
const closable = (id: number): Toast => ({ ...plain(id), onClose: () => undefined });
const ids = (toasts: readonly Toast[]) => toasts.map((toast) => toast.id);

describe('toasts', () => {
  it.each([
    ['none yet', [], plain(9), [9]],
    ['below the limit', [plain(1), closable(2)], plain(9), [1, 2, 9]],
    [
      'at the limit, all without a handler: the oldest goes',
      [plain(1), plain(2), plain(3)],
      plain(9),
      [2, 3, 9],
    ],
    [
      'at the limit, the first without a handler goes',
      [closable(1), plain(2), plain(3)],
      plain(9),
      [1, 3, 9],
    ],
    [
      'at the limit, only the last is without a handler',
      [closable(1), closable(2), plain(3)],
      plain(9),
      [1, 2, 9],
    ],
    [
      'at the limit, all with a handler: the oldest goes',
      [closable(1), closable(2), closable(3)],
      plain(9),
      [2, 3, 9],
    ],
    ['what is added has a handler itself', [closable(1), plain(2), closable(3)], closable(9), [1, 3, 9]],
  ])('%s', (_name, before, toast, after) => {
    expect(ids(toastsReducer(before, { type: 'add', toast }))).toEqual(after);
  });

  it('never keeps more than the limit', () => {
    let toasts: readonly Toast[] = [];
    for (let id = 0; id < 20; id++) {
      toasts = toastsReducer(toasts, { type: 'add', toast: id % 2 ? plain(id) : closable(id) });
      expect(toasts.length).toBeLessThanOrEqual(TOAST_LIMIT);
      expect(toasts.at(-1)?.id).toBe(id);
    }
  });

  it('removes one by its id, and none for an unknown id', () => {
    const toasts = [plain(1), closable(2)];
    expect(ids(toastsReducer(toasts, { type: 'remove', id: 1 }))).toEqual([2]);
    expect(ids(toastsReducer(toasts, { type: 'remove', id: 7 }))).toEqual([1, 2]);
  });

  it('clears all, with or without a handler', () => {
    expect(toastsReducer([plain(1), closable(2)], { type: 'clear' })).toEqual([]);
  });
});
