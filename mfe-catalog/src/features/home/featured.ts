/** The tour the home page leads to, by name, as its two buttons do. */
export const featuredTour = 'discovering-shiva';

/** What is asked for the guides, and for the team whose first member speaks the promise. */
export const guidesAsked = { contributingArea: 'Guide' } as const;
export const teamAsked = { contributingArea: 'Member' } as const;
