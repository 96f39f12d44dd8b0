import type { Brand } from '@valam/mfe-kit/shell';

/** Structured data (schema.org) of the organization and of the site's search. */
export function siteStructuredData(brand: Brand): readonly Record<string, unknown>[] {
  return [
    {
      '@type': 'Organization',
      name: brand.name,
      url: brand.origin,
      logo: `${brand.origin}/assets/pictures/icon-512.1.png`,
      // Profiles that are configured as empty are omitted, as on the site.
      sameAs: Object.values(brand.social).filter(Boolean),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: brand.email,
        telephone: brand.phone || undefined,
      },
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: brand.origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${brand.origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
