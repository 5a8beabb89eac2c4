const KEY = 'own-sizes';
const SIZE = /^[^\p{C}<>]{1,20}$/u;

/** The methods of Storage that are used. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The size that the visitor last chose of a size chart, such as women's letters or shoes. It is stored in this
 * browser only.
 * @returns null: none, or storage is not allowed
 */
export function ownSize(chart: string, shelf: Shelf | null = ownShelf()): string | null {
  const size = kept(shelf)[chart];
  return typeof size === 'string' && SIZE.test(size) ? size : null;
}

export function rememberSize(chart: string, size: string, shelf: Shelf | null = ownShelf()): void {
  if (!SIZE.test(size)) return;
  try {
    shelf?.setItem(KEY, JSON.stringify({ ...kept(shelf), [chart]: size }));
  } catch {
    // storage is full or forbidden: nothing is remembered
  }
}

/** Deletes the sizes of all charts. */
export function forgetSizes(shelf: Shelf | null = ownShelf()): void {
  try {
    shelf?.removeItem(KEY);
  } catch {
    // storage is forbidden: nothing was remembered
  }
}

function kept(shelf: Shelf | null): Record<string, unknown> {
  try {
    const known: unknown = JSON.parse(shelf?.getItem(KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? { ...known } : {};
  } catch {
    return {};
  }
}

/** null where the browser forbids it. */
function ownShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
