import { describe, expect, it } from '@jest/globals';
import type { TourDate } from '@valam/contracts/catalog/tour.schema';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aRetreat } from './builders';

const aDate = (id: string, given: Partial<TourDate> = {}): TourDate => ({
  id,
  startDate: '2099-02-06',
  endDate: '2099-02-12',
  bookingStatus: null,
  minimumGroup: null,
  decisionDate: null,
  slug: null,
  ...given,
});
const dates = [
  aDate('7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e01'),
  aDate('7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02', { bookingStatus: 'Sold out' }),
];

const seats = {
  ...{ startDate: '2099-02-06', endDate: '2099-02-12', capacity: 12, free: 5, sold: 7, status: 'open' },
  ...{ bookingStatus: null, minimumGroup: null, decisionDate: null, roomOptions: [] },
};

const answers = {
  'GET /api/retreats/silence': aRetreat({ dates }),
  'GET /api/retreats/silence/availability': [],
  'GET /api/retreats/silence/reviews': {
    average: 5,
    count: 1,
    items: [
      {
        ...{ id: 'r', authorName: 'Ingrid', country: 'Norway', rating: 5, text: 'I slept, and then I sat.' },
        ...{ travelledOn: '2026-02-12', picture: null, answer: null },
      },
    ],
  },
  'GET /api/contributors': [],
  'GET /api/claims': [],
  'GET /api/faqs': [],
};

describe('a retreat with dates', () => {
  it('shows them with waitlist, reviews and an inquiry form', async () => {
    const { container } = await renderRemotePage(catalog, '/retreats/silence', { answers });
    const text = (container.textContent ?? '').replace(/\s+/g, ' ');
    for (const words of [
      'Retreat Dates',
      'Book This Date',
      'Join the waitlist',
      'I slept, and then I sat.',
      'Ask before you book',
    ])
      expect(text).toContain(words);
    const first = container.querySelector(`a[href="?date=${dates[0]?.id}#book"]`);
    expect(first?.textContent).toContain('Book This Date');
  });

  it('shows the current price of each date, as in the panel', async () => {
    const sold = { ...seats, dateId: dates[0]?.id, prices: { USD: 950, EUR: 880, GBP: 750, INR: 79_000 } };
    const { container } = await renderRemotePage(catalog, '/retreats/silence', {
      answers: { ...answers, 'GET /api/retreats/silence/availability': [sold] },
      shell: { currency: 'EUR' },
    });
    const prices = [...(container.textContent ?? '').matchAll(/€[\d,]+(?= per person)/g)].map(String);
    expect(prices).toEqual(['€880', '€820']);
  });

  it('states that booking is unavailable and has a single inquiry form while booking is down', async () => {
    const { getByText, container } = await renderRemotePage(catalog, '/retreats/silence', {
      answers,
    });
    getByText(/Booking online isn’t available right now/);
    expect(container.querySelectorAll('#plain-inquiry')).toHaveLength(1);
  });

  it('has structured data with an offer per date and the rating', async () => {
    const { container } = await renderRemotePage(catalog, '/retreats/silence', { answers });
    const told = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .concat([...container.querySelectorAll('script[type="application/ld+json"]')])
      .map(({ textContent }) => textContent ?? '')
      .join('\n');
    expect(told).toContain('https://schema.org/SoldOut');
    expect(told).toContain('"availabilityStarts":"2099-02-06"');
    expect(told).toContain('"reviewCount":1');
  });

  it('requests no seats if it has no dates', async () => {
    const { http } = await renderRemotePage(catalog, '/retreats/silence', {
      answers: { ...answers, 'GET /api/retreats/silence': aRetreat() },
    });
    expect(http.calls.map(({ path }) => path)).not.toContain('/api/retreats/silence/availability');
  });
});
