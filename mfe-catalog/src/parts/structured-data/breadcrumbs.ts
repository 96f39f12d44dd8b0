import type { Crumb } from '@valam/ui/breadcrumb/breadcrumb';

/** Structured data (schema.org) of a breadcrumb. Its last entry is the page itself. */
export function breadcrumbData(origin: string, path: string, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href ?? path}`,
    })),
  };
}
