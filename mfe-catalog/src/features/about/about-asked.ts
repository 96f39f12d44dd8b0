/** Which questions stand on the about page. */
export const aboutFaqsAsked = { type: 'About' } as const;

/** How the records of certifications are named. */
export const certificationKey = 'certification-';
