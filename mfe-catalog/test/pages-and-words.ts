import { FakeProblem } from '@valam/mfe-kit/testing';
import { aClaim, aPage, oneRetreat, oneTour, people, tours } from './answers';
import { aRetreat, aTempleCard, aTour, aPerson } from './builders';

/** A page, the API responses, and texts that are and are not shown with them. */
export interface PageAndWords {
  readonly path: string;
  readonly answers: Record<string, unknown>;
  readonly says: readonly string[];
  readonly not?: readonly string[];
}

/** Texts that the specification requires on pages, and texts that must not be shown. */
export const pagesAndWords: readonly PageAndWords[] = [
  {
    path: '/spiritual-tours',
    answers: tours,
    says: [
      'Discovering Shiva',
      'Fire, earth and the full-moon walk',
      '10 Days / 9 Nights · Chennai, Kanchipuram',
      'Bookings Open',
      'View Details',
      '5 of 12 seats left',
      'Feb 2027 (1)',
      'Up to $2,500 (1)',
    ],
    not: ['Chennai, Kanchipuram, Tiruvannamalai'],
  },
  {
    path: '/spiritual-tours/discovering-shiva',
    answers: oneTour,
    says: [
      'Back to Tours',
      '12 seats',
      'Pure Veg',
      'Private bus',
      'Tour Dates',
      'Book This Date',
      'Sold Out',
      'Need different dates? Book a private tour',
      'Overview',
      'Itinerary',
      'Inclusions',
      'Photos',
      'About This Tour',
      'Day-by-Day Itinerary',
      'Dinner: Dosa two streets away',
      'Where you sleep',
      'Silk Loom Inn',
      'Guest house, Kanchipuram · 2 nights',
      "What's Included",
      "What's Not Included",
      'Cancellation Policy',
      'Photos from Previous Tours',
      "Drawings stand here until our travelers' photographs arrive.",
      'Frequently Asked Questions',
    ],
    not: ['Meet Your Guiding Family', 'From those who went', 'You book with'],
  },
  {
    path: '/spiritual-tours/discovering-shiva',
    answers: {
      ...oneTour,
      'GET /api/tours/discovering-shiva': aTour({ altitude: 'Low. Below 250 meters.' }),
      'GET /api/claims': [
        aClaim('business-name', 'Roads Pvt Ltd', 'Legal name'),
        aClaim('business-registration', 'U63030', 'Registration'),
        aClaim('tax', 'Taxes are included.', 'Tax'),
        aClaim('deposit-protection', 'Held in a trust account.', 'Your deposit'),
      ],
    },
    says: [
      'You book with',
      'Legal name: Roads Pvt Ltd',
      'Registration: U63030',
      'Before you book',
      '4 to 12 travelers',
      'Taxes are included.',
      'Held in a trust account.',
      'Low. Below 250 meters.',
    ],
    not: ['Tips'],
  },
  {
    path: '/retreats',
    answers: { 'GET /api/retreats': [aRetreat()] },
    says: ['Silence at Arunachala', 'Seven days', '7 Days / 6 Nights', 'Single rooms', 'From $890'],
  },
  {
    path: '/retreats/silence',
    answers: oneRetreat,
    says: [
      '+2 more',
      'Program Details',
      'Six nights',
      'Visa',
      'Your Teachers & Guides',
      'Thomas Bergmann',
      'And Somebody Else.',
      '$890',
      'per person · 7 days',
      'Ask about this retreat',
      'Frequently Asked Questions',
      'May I leave early?',
    ],
  },
  {
    path: '/retreats/silence?preview=signed',
    answers: { 'GET /api/preview/retreats/silence': aRetreat({ title: 'A draft of silence' }) },
    says: ['A draft of silence', 'Program Details'],
  },
  {
    path: '/temples',
    answers: {
      'GET /api/temples': aPage([aTempleCard()]),
      'GET /api/temples/facets': { states: ['Sikkim'] },
    },
    says: [
      'Paadal Petra Sthalam',
      'The peacock temple.',
      'Mylapore, Chennai, Tamil Nadu',
      'Deity: Shiva',
      'Sikkim',
    ],
  },
  {
    path: '/about',
    answers: people,
    says: ['How it began', 'Before the crowd does', 'Meet the team', 'Farook Abdul Kader', 'Our vision'],
    not: ['Somebody Else', 'Certifications', 'Who you book with'],
  },
  {
    path: '/about',
    answers: { ...people, 'GET /api/claims': [aClaim('business-name', 'Roads Pvt Ltd', 'Legal name')] },
    says: ['Who you book with', 'Legal name', 'Roads Pvt Ltd'],
    not: ['Certifications'],
  },
  {
    path: '/contact-us/write-for-us',
    answers: { 'GET /api/claims': [] },
    says: ['Our letters are the best guide to what we like'],
    not: ['seekers'],
  },
  {
    path: '/contact-us/write-for-us',
    answers: { 'GET /api/claims': [aClaim('readers', 'Over 1,000', 'seekers read our letters')] },
    says: [
      'Over 1,000 seekers read our letters.',
      'Guidelines',
      'Topic ideas',
      '1,500–3,000 words',
      'about 2,000 words on average',
      'Review weekly',
      'Feedback',
      'Revision',
      'Publication',
    ],
  },
  {
    path: '/shortlist?tours=b,discovering-shiva',
    answers: { 'GET /api/tours': [aTour(), aTour({ slug: 'b', title: 'Second' })] },
    says: ['Side by side', 'Price per person', '$2,490', '5 of 12 left', 'Pure Veg'],
  },
  {
    path: '/',
    answers: { 'GET /api/contributors': [], 'GET /api/claims': [] },
    says: [
      'Start Your Journey',
      'Our expert guides are being curated for you.',
      'Choose',
      'Book',
      'Transform',
    ],
    not: ['As of', 'The founder’s promise', 'through every tour'],
  },
  {
    path: '/',
    answers: { 'GET /api/contributors': new FakeProblem(503, 'unavailable'), 'GET /api/claims': [] },
    says: ['Meet Your Expert Guides', 'This list cannot be loaded right now'],
    not: ['Our expert guides are being curated for you.'],
  },
  {
    path: '/',
    answers: {
      'GET /api/tours/discovering-shiva': aTour(),
      'GET /api/contributors': [],
      'GET /api/claims': [],
    },
    says: ['Bookings Open', 'Discovering Shiva', '10 Days / 9 Nights'],
  },
  {
    path: '/',
    answers: {
      'GET /api/contributors': [],
      'GET /api/claims': [
        aClaim('temples', '1,000+', 'sacred temples'),
        aClaim('guide', 'A dedicated guide', 'on every tour'),
      ],
    },
    says: ['1,000+sacred temples', 'A dedicated guide on every tour', 'As of Oct 01, 2026'],
  },
  {
    path: '/',
    answers: {
      'GET /api/contributors': [],
      'GET /api/claims': [
        { ...aClaim('rating', '4.4+', 'rated'), asOf: '2024-01-05' },
        aClaim('countries', '15+', 'countries'),
      ],
    },
    says: ['As of Jan 05, 2024 – Oct 01, 2026'],
  },
  {
    path: '/',
    answers: {
      'GET /api/contributors': [aPerson('Anandhi Selvan')],
      'GET /api/claims': [aClaim('founder-promise', 'We keep our word.', 'Anandhi Selvan, founder')],
    },
    says: ['The founder’s promise', 'We keep our word.', 'Anandhi Selvan, founder'],
  },
];
