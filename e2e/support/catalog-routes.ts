/** A page for reading, and words of its own that the first answer holds. */
export interface ReadingRoute {
  readonly path: string;
  readonly words: readonly string[];
}

/** Every page that is read rather than filled in. */
export const readingRoutes: readonly ReadingRoute[] = [
  {
    path: '/',
    words: ['4.4+', '200+', 'Ancient Traditions', 'Meet Your Expert Guides', 'Browse All Testimonials'],
  },
  { path: '/spiritual-tours', words: ['Discovering Shiva', 'View Details', 'seats left', 'ItemList'] },
  {
    path: '/spiritual-tours/discovering-shiva',
    words: [
      'Back to Tours',
      'Pure Veg',
      'Tour Dates',
      'Book This Date',
      'Day-by-Day Itinerary',
      'About This Tour',
    ],
  },
  { path: '/retreats', words: ['Silence at Arunachala', 'From $890'] },
  {
    path: '/retreats/silence-at-arunachala',
    words: ['Program Details', 'Your Teachers &amp; Guides', 'per person', 'What&#x27;s Included'],
  },
  { path: '/temples', words: ['Search temples by name, district, or state...', 'Deity:'] },
  {
    path: '/temples/arunachaleswarar-temple-tiruvannamalai',
    words: ['About', 'Details', 'Location', 'Visit'],
  },
  { path: '/venues', words: ['Frequently Asked Questions'] },
  { path: '/ashrams', words: ['Sri Ramanasramam'] },
  { path: '/host', words: ['See More Hosts (', 'Become a Host'] },
  { path: '/blog', words: ['Featured Article', 'All Articles', 'Load More Articles'] },
  { path: '/about', words: ['Our vision', 'Certifications', 'Frequently Asked Questions', 'Meet the team'] },
  {
    path: '/contact-us/write-for-us',
    words: [
      '1,500–3,000 words',
      '2,000',
      'Review weekly',
      'Feedback',
      'Revision',
      'Publication',
      'Write%20for',
    ],
  },
  { path: '/testimonials', words: ['Travellers, in their words'] },
  { path: '/cancellations-and-refunds', words: ['10%', '48 hours'] },
  { path: '/terms_of_service', words: ['Terms'] },
  { path: '/privacy_policy', words: ['Privacy'] },
  { path: '/search?q=shiva', words: ['Discovering Shiva'] },
  { path: '/sacred-calendar', words: ['Full moon'] },
  { path: '/shortlist?tours=discovering-shiva,city-of-light', words: ['Side by side', 'City of Light'] },
];

/** What is said where nothing is. */
export const missingRoutes: readonly ReadingRoute[] = [
  { path: '/spiritual-tours/nowhere', words: ['Tour Not Found'] },
  { path: '/retreats/nowhere', words: ['Retreat Not Found'] },
  {
    path: '/temples/nowhere',
    words: ['Temple Not Found', 'The temple you&#x27;re looking for doesn&#x27;t exist.'],
  },
  { path: '/venues/nowhere', words: ['Venue Not Found'] },
  { path: '/ashrams/nowhere', words: ['Ashram Not Found'] },
  { path: '/host/nowhere', words: ['Host Not Found'] },
  { path: '/blog/nowhere', words: ['Article Not Found', 'Back to Blog'] },
  { path: '/nowhere', words: ['404 Page Not Found'] },
];
