/** Links of the footer, in its three columns. */
export const footPlaces = [
  {
    title: 'Travel',
    links: [
      { to: '/spiritual-tours', label: 'Tours' },
      { to: '/retreats', label: 'Retreats' },
      { to: '/private-tours', label: 'Private Tours' },
      { to: '/gift-cards', label: 'Gift Cards' },
      { to: '/temples', label: 'Temples' },
      { to: '/venues', label: 'Venues' },
      { to: '/ashrams', label: 'Ashrams' },
    ],
  },
  {
    title: 'Read and meet',
    links: [
      { to: '/blog', label: 'Blog' },
      { to: '/testimonials', label: 'Testimonials' },
      { to: '/host', label: 'Our Hosts' },
      { to: '/about', label: 'About' },
      { to: '/contact-us/write-for-us', label: 'Write for Us' },
    ],
  },
  {
    title: null,
    links: [
      { to: '/referral-program', label: 'Referral Program' },
      { to: '/contact-us', label: 'Contact Us' },
      { to: '/privacy_policy', label: 'Privacy Policy' },
      { to: '/terms_of_service', label: 'Terms of Service' },
      { to: '/cancellations-and-refunds', label: 'Cancellations and Refunds' },
    ],
  },
] as const;
