/** Pages that do not depend on content. */
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
  '/sacred-calendar',
  '/private-tours',
  '/gift-cards',
  '/contact-us',
  '/contact-us/write-for-us',
  '/referral-program',
  '/signup',
] as const;

/**
 * Paths disallowed for crawlers: private pages, and other views of the same content. Not the pages to which every page links, such
 * as `/login`: they are `noindex`, and a crawler that may not read them would list their URLs.
 */
export const hiddenPaths = [
  '/admin',
  '/api/',
  '/booking/',
  '/dashboard/',
  '/enquiry/',
  '/gift-cards/',
  '/newsletter/',
  '/privacy/',
  '/reset-password/',
  '/roster/',
  '/search?',
  '/verify-email/',
] as const;
