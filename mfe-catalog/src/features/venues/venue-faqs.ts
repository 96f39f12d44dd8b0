/** The two lists of questions that the venues page shows as one. */
export const venueFaqTypes = ['Venue Listing', 'Retreat Venues'] as const;
