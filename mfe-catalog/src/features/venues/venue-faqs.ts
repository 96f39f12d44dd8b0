/** The two FAQ types that the venues page merges into one list. */
export const venueFaqTypes = ['Venue Listing', 'Retreat Venues'] as const;
