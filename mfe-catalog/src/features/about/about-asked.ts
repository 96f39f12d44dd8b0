/** Query of the about page's FAQs. */
export const aboutFaqsAsked = { type: 'About' } as const;
