/** schema.org ItemList of pages. @param first position of the first item, from 1 */
export function buildItemList(items: readonly { name: string; url: string }[], first = 1): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url,
    })),
  };
}
