/** Which questions stand on the about page. */
export const aboutFaqsAsked = { type: 'About' } as const;
