import type { PageAndWords } from './pages-and-words';
import { aHost, anArticle, anAshram, aTemple, aVenue } from './whole-records';

export const hostArticles = ['a', 'b', 'c', 'd', 'e'].map((slug) =>
  anArticle({ id: `id-${slug}`, slug, title: `Article ${slug}`, blogCategory: 'Host' }),
);

/** Pages with complete data, and the sections that the specification prescribes. */
export const detailPagesAndWords: readonly (PageAndWords & {
  /** External links: text → URL. */
  readonly leads?: Readonly<Record<string, string>>;
})[] = [
  {
    path: '/temples/kapali',
    answers: { 'GET /api/temples/kapali': aTemple() },
    says: [
      'About',
      'Photo Gallery',
      'Details',
      'Architecture',
      'Established16th century CE',
      'TypeShiva temple',
      'Location',
      'Address',
      'TownMylapore',
      'DistrictChennai',
      'StateTamil Nadu',
      'PIN600004',
      'Visit',
      'Also Known As',
      'Kapali Temple',
    ],
    leads: {
      Maps: 'https://maps.example/kapali?utm_source=valam&utm_medium=referral&utm_campaign=temple-page',
      'Official website':
        'https://temple.example/?utm_source=valam&utm_medium=referral&utm_campaign=temple-page',
      Encyclopedia:
        'https://encyclopedia.example/kapali?utm_source=valam&utm_medium=referral&utm_campaign=temple-page',
    },
  },
  {
    path: '/temples/kapali',
    answers: {
      'GET /api/temples/kapali': aTemple({
        town: 'Mylapore, Chennai',
        festivals: [
          {
            slug: 'panguni-uthiram',
            name: 'Panguni Uthiram',
            localName: null,
            language: null,
            from: '2027-03-14',
            to: '2027-03-23',
            isConfirmed: false,
          },
        ],
      }),
    },
    says: ['Mylapore, Chennai, Tamil Nadu', 'FestivalsPanguni UthiramMar 14 – 23, 2027, not confirmed yet'],
    not: ['Chennai, Chennai'],
    leads: { 'What to expect on these days': '/sacred-calendar#panguni-uthiram-2027-03-14' },
  },
  {
    path: '/temples/kapali',
    answers: { 'GET /api/temples/kapali': aTemple({ photos: [], akaNames: null }) },
    says: ['Details'],
    not: ['Photo Gallery', 'Also Known As'],
  },
  {
    path: '/venues/silk',
    answers: { 'GET /api/venues/silk': aVenue() },
    says: [
      'Heritage house',
      '4 stars',
      'About This Venue',
      'Photo Gallery',
      'AmenitiesFiltered water.',
      'Capacity',
      'Accommodation guests30',
      'Halls people40',
      'Dining',
      'Fitness & Wellness',
      'Location',
      'Visit',
    ],
    leads: {
      Website: 'https://silk.example/?utm_source=valam&utm_medium=referral&utm_campaign=venue-page',
      Maps: 'https://maps.example/silk?utm_source=valam&utm_medium=referral&utm_campaign=venue-page',
    },
  },
  {
    path: '/venues/silk',
    answers: {
      'GET /api/venues/silk': aVenue({
        website: null,
        googleBusinessPage: null,
        about: '[p]It takes one group.[/p]',
        lat: 12.8,
        long: 79.7,
      }),
    },
    says: ['Built by a weaver.', 'It takes one group.'],
    leads: {
      Maps: 'https://www.openstreetmap.org/?mlat=12.8&mlon=79.7&utm_source=valam&utm_medium=referral&utm_campaign=venue-page#map=17/12.8/79.7',
      'Ask about this venue': '/contact-us',
    },
  },
  {
    path: '/ashrams/quiet',
    answers: { 'GET /api/ashrams/quiet': anAshram({ website: null, lat: 12.2, long: 79.1 }) },
    says: ['About'],
    leads: {
      Maps: 'https://www.openstreetmap.org/?mlat=12.2&mlon=79.1&utm_source=valam&utm_medium=referral&utm_campaign=ashram-page#map=17/12.2/79.1',
    },
  },
  {
    path: '/ashrams/quiet',
    answers: { 'GET /api/ashrams/quiet': anAshram() },
    says: ['About', 'Associated Saints', 'Ramana Maharshi', 'Photo Gallery', 'Location', 'Connect'],
    leads: {
      Website: 'https://quiet.example/?utm_source=valam&utm_medium=referral&utm_campaign=ashram-page',
      Facebook: 'https://www.facebook.com/quiet',
      Instagram: 'https://www.instagram.com/quiet',
      Twitter: 'https://x.com/quiet',
      LinkedIn: 'https://www.linkedin.com/company/quiet',
    },
  },
  {
    path: '/host/claire-fontenay',
    answers: { 'GET /api/contributors/claire-fontenay': aHost(), 'GET /api/blogs': hostArticles },
    says: [
      'Claire Fontenay',
      'Dance as prayer',
      'Dancer',
      'Host',
      'About Claire',
      'Photo Gallery',
      'Expertise',
      'Languages',
      'Regions Covered',
      'Location',
      'France',
      'Interests',
      'Connect',
      'Related Articles',
    ],
    leads: {
      Email: 'mailto:claire@example.org',
      Call: 'tel:+33123456789',
      Website: 'https://claire.example/?utm_source=valam&utm_medium=referral&utm_campaign=host-page',
      Facebook: 'https://facebook.com/claire',
      YouTube: 'https://youtube.com/@claire',
      'All hosts': '/hosts',
    },
  },
  {
    path: '/blog/visa',
    answers: { 'GET /api/blogs/visa': anArticle({ related: hostArticles.slice(0, 3) }) },
    says: [
      'Travel',
      'A visa for India',
      'Arjun Pillai',
      'Oct 15, 2026',
      '1 min read',
      'Step by step.',
      'Ask here.',
      'About the Author',
      'Related Articles',
      'Article c',
    ],
    leads: {
      here: 'https://visa.example/form?utm_source=valam&utm_medium=referral&utm_campaign=article-page',
      'Arjun Pillai': '/host/arjun-pillai',
    },
    not: ['Article d'],
  },
  {
    path: '/blog/visa',
    // 1:30 a.m. on the 15th in India.
    answers: {
      'GET /api/blogs/visa': anArticle({ contributor: null, createdAt: '2026-10-14T20:00:00.000Z' }),
    },
    says: ['A visa for India', 'Oct 15, 2026 · 1 min read', 'Step by step.'],
    not: ['About the Author'],
  },
  {
    path: '/blog',
    answers: {
      'GET /api/blogs': [
        anArticle({ contributor: null, createdAt: '2026-10-14T20:00:00.000Z' }),
        anArticle({
          id: 'id-rain',
          slug: 'rain',
          title: 'Rain',
          createdAt: '2026-08-31T20:00:00.000Z',
          readMinutes: 4,
          contributor: null,
        }),
      ],
    },
    says: ['Featured Article', 'Oct 15, 2026 · 1 min read', 'All Articles', 'Sep 01, 2026 · 4 min read'],
  },
];
