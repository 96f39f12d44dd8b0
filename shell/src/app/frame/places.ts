/** Links of the header. */
export const mainPlaces = [
  { to: '/spiritual-tours', label: 'Tours' },
  { to: '/blog', label: 'Blog' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/about', label: 'About' },
] as const;
