import { describe, expect, it } from 'vitest';
import { reduceToasts, TOAST_LIMIT, type Toast } from './toasts.rules.ts';

const createToast = (id: number): Toast => ({ id, kind: 'info', message: `toast ${id}` });
const createClosableToast = (id: number): Toast => ({ ...createToast(id), onClose: () => undefined });
const listIds = (toasts: readonly Toast[]) => toasts.map((toast) => toast.id);

describe('toasts', () => {
  it.each([
    ['none yet', [], createToast(9), [9]],
    ['below the limit', [createToast(1), createClosableToast(2)], createToast(9), [1, 2, 9]],
    [
      'at the limit, all without a handler: the oldest goes',
      [createToast(1), createToast(2), createToast(3)],
      createToast(9),
      [2, 3, 9],
    ],
    [
      'at the limit, the first without a handler goes',
      [createClosableToast(1), createToast(2), createToast(3)],
      createToast(9),
      [1, 3, 9],
    ],
    [
      'at the limit, only the last is without a handler',
      [createClosableToast(1), createClosableToast(2), createToast(3)],
      createToast(9),
      [1, 2, 9],
    ],
    [
      'at the limit, all with a handler: the oldest goes',
      [createClosableToast(1), createClosableToast(2), createClosableToast(3)],
      createToast(9),
      [2, 3, 9],
    ],
    [
      'what is added has a handler itself',
      [createClosableToast(1), createToast(2), createClosableToast(3)],
      createClosableToast(9),
      [1, 3, 9],
    ],
  ])('adding a toast keeps the limit: %s', (_name, before, toast, after) => {
    expect(listIds(reduceToasts(before, { type: 'add', toast }))).toEqual(after);
  });

  it('toasts never exceed the limit', () => {
    let toasts: readonly Toast[] = [];
    for (let id = 0; id < 20; id++) {
      toasts = reduceToasts(toasts, {
        type: 'add',
        toast: id % 2 ? createToast(id) : createClosableToast(id),
      });
      expect(toasts.length).toBeLessThanOrEqual(TOAST_LIMIT);
      expect(toasts.at(-1)?.id).toBe(id);
    }
  });

  it('a toast is removed by its id and an unknown id removes none', () => {
    const toasts = [createToast(1), createClosableToast(2)];
    expect(listIds(reduceToasts(toasts, { type: 'remove', id: 1 }))).toEqual([2]);
    expect(listIds(reduceToasts(toasts, { type: 'remove', id: 7 }))).toEqual([1, 2]);
  });

  it('all toasts can be cleared, with or without a handler', () => {
    expect(reduceToasts([createToast(1), createClosableToast(2)], { type: 'clear' })).toEqual([]);
  });
});
