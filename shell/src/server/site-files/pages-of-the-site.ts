/** Pages that are there whatever the content is. */
export const fixedPages = [
  '/',
  '/spiritual-tours',
  '/retreats',
  '/temples',
  '/venues',
  '/ashrams',
  '/host',
  '/blog',
  '/about',
  '/testimonials',
  '/private-tours',
  '/contact-us',
  '/contact-us/write-for-us',
  '/referral-program',
  '/signup',
  '/cancellations-and-refunds',
  '/terms_of_service',
  '/privacy_policy',
] as const;

/** Paths that search engines need not walk: private, or other views of the same. */
export const hiddenPaths = [
  '/admin',
  '/api/',
  '/booking/',
  '/dashboard/',
  '/enquiry/',
  '/forgot-password',
  '/login',
  '/newsletter/',
  '/privacy/',
  '/reset-password/',
  '/roster/',
  '/search',
  '/shortlist',
  '/verify-email/',
] as const;
