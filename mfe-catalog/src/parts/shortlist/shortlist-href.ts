/** A link that contains the list, so that it shows the same tours to anyone. */
export const shortlistHref = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/shortlist' : `/shortlist?tours=${slugs.join(',')}`;
