import { aPerson, aRetreat, aTour, someFacets } from './builders';

/** The first page of a list. */
export const aPage = (items: readonly unknown[]) => ({ items, total: items.length, page: 1, perPage: 24 });

export const tours = {
  'GET /api/tours': aPage([aTour()]),
  'GET /api/tours/facets': someFacets(),
  'GET /api/calendar': [],
};
export const oneTour = {
  'GET /api/tours/discovering-shiva': aTour(),
  'GET /api/tours/discovering-shiva/availability': [],
  'GET /api/faqs': [
    { id: 'f', question: 'Is it safe?', answer: 'Yes.', type: null, listId: null, tourId: null },
  ],
};
export const oneRetreat = {
  'GET /api/faqs': [
    { id: 'r', question: 'May I leave early?', answer: 'Yes.', type: 'Retreat', listId: null, tourId: null },
  ],
  'GET /api/retreats/silence': aRetreat(),
  'GET /api/contributors': [aPerson('Thomas Bergmann', { jobTitle: 'Meditation teacher' })],
};
export const people = {
  'GET /api/contributors': [
    aPerson('Farook Abdul Kader'),
    aPerson('Somebody Else'),
    aPerson('Anandhi Selvan', { tagline: 'Before the crowd does' }),
  ],
  'GET /api/claims': [],
  'GET /api/faqs': [],
};

export const aClaim = (key: string, value: string, label: string) => ({
  key,
  value,
  label,
  source: 'Counted',
  asOf: '2026-10-01',
});
