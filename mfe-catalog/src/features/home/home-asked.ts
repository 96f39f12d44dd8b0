/** The featured tour of the home page, to which its two buttons link. */
export const featuredAsked = { slug: 'discovering-shiva' } as const;

/** Queries for the guides, and for the team, which includes the founder. */
export const guidesAsked = { contributingArea: 'Guide' } as const;
export const teamAsked = { contributingArea: 'Member' } as const;
