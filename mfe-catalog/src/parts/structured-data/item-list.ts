/** Structured data (schema.org) of a list of pages, in the order shown. */
export function itemListData(origin: string, items: readonly { name: string; path: string }[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}${path}`,
    })),
  };
}
