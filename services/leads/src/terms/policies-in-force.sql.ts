/** Selects the published versions; `slugs` is the parameter of the statement with `acceptedSlugs`. */
export const publishedVersions = (slugs: string): string =>
  `select slug, version, effective_from::text as "effectiveFrom" from known_policy
    where is_published and slug = any(${slugs})`;
