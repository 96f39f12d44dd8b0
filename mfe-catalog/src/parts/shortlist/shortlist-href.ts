/** A link that holds the list itself, so that it shows the same tours to anyone who opens it. */
export const shortlistHref = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/shortlist' : `/shortlist?tours=${slugs.join(',')}`;
