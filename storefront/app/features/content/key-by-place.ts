/**
 * Gives pieces of content their place as React's key: they never change their order, and an editor may write two of
 * them alike.
 */
export function assignKeysByPosition<T>(pieces: readonly T[]): { readonly key: string; readonly piece: T }[] {
  return pieces.map((piece, place) => ({ key: `p${place}`, piece }));
}
