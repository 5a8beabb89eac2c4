type Item = { readonly id: string; readonly name: string; readonly path: string };

export type PicturedCategory = Item & { readonly picture: string };

/**
 * The categories below one, for tiles with pictures.
 * @returns none unless there are several and each has a picture: categories made by an import have none
 */
export function selectPicturedCategories(
  below: readonly (Item & { readonly picture: string | null })[],
): PicturedCategory[] {
  const pictured = below.flatMap(({ picture, ...item }) => (picture === null ? [] : [{ ...item, picture }]));
  return pictured.length > 1 && pictured.length === below.length ? pictured : [];
}
