import { describe, expect, it } from '@jest/globals';
import { aPlainTour } from '@valam/contracts/testing/a-tour';
import type { PdfDocument } from './page.js';
import { plainLines, tourDocument, tourDocumentFile } from './tour-documents.js';

const rowsOf = ({ parts }: PdfDocument) =>
  parts.flatMap((part) => (part.kind === 'table' ? [...part.rows] : []));

describe('documents of a tour', () => {
  it.each(['hotel', 'food'] as const)(
    "%s include the plan even without the tour's current content",
    (name) => {
      const document = tourDocument(name, {
        tour: null,
        brand: 'Valam',
        contact: 'hello@valam.example',
        at: new Date('2027-01-01T00:00:00Z'),
      });
      expect(document.parts).toMatchObject([
        { text: 'Our tours' },
        { text: expect.stringContaining('planned just for you') },
      ]);
      expect(tourDocumentFile(name, null)).toBe(`${name}-details-tour.pdf`);
    },
  );

  it('about hotels list every house, about food the meals of every day', () => {
    const facts = {
      tour: aPlainTour({
        stops: [],
        houses: [
          {
            name: 'The Silk Loom Inn',
            kind: 'Guest house',
            town: 'Kanchipuram',
            nights: 2,
            note: 'Above the looms.',
          },
        ],
        itineraries: [
          {
            id: '11111111-1111-4111-8111-111111111111',
            day: 1,
            title: 'Arrival',
            summary: 'We meet you.',
            description: null,
            photo: null,
            effort: null,
            meals: { lunch: 'Rice meal', dinner: 'Dosa' },
          },
        ],
      }),
      brand: 'Valam',
      contact: 'hello@valam.example',
      at: new Date('2027-01-01T00:00:00Z'),
    };
    const documents = [tourDocument('hotel', facts), tourDocument('food', facts)];
    const cells = documents.flatMap(rowsOf).flatMap((row) => row.cells);
    expect(cells).toEqual(
      expect.arrayContaining([
        'The Silk Loom Inn\nGuest house, Kanchipuram\nAbove the looms.',
        '2 nights',
        'Lunch: Rice meal\nDinner: Dosa',
      ]),
    );
  });

  it('about hotels list the towns if no house is chosen yet', () => {
    const stop = { localName: null, language: null, lat: 12.8, lng: 79.7, travelHours: null };
    const document = tourDocument('hotel', {
      tour: aPlainTour({ stops: [{ ...stop, name: 'Kanchipuram', nights: 1 }] }),
      brand: 'Valam',
      contact: 'hello@valam.example',
      at: new Date('2027-01-01T00:00:00Z'),
    });
    expect(rowsOf(document)).toEqual([{ cells: ['Kanchipuram', '1 night'] }]);
  });

  it('about hotels omit canceled dates, and mark sold-out ones', () => {
    const date = (id: string, startDate: string, bookingStatus: string | null) => ({
      ...{ id, startDate, endDate: startDate.replace('-06', '-12'), bookingStatus },
      ...{ minimumGroup: null, decisionDate: null, slug: null },
    });
    const document = tourDocument('hotel', {
      tour: aPlainTour({
        tourDates: [
          { ...date('a', '2027-02-06', 'Cancelled'), isClosed: true },
          { ...date('b', '2027-03-06', 'Bookings Closed'), isClosed: true },
          date('c', '2027-04-06', 'SOLD OUT since May'),
          date('d', '2027-05-06', '2 seats left'),
        ],
      }),
      brand: 'Valam',
      contact: 'hello@valam.example',
      at: new Date('2027-01-01T00:00:00Z'),
    });
    const lists = document.parts.flatMap((part) => (part.kind === 'list' ? [part.items] : []));
    expect(lists.at(-1)).toEqual(['Apr 06 – 12, 2027 (sold out)', 'May 06 – 12, 2027']);
  });

  it('convert bracket tags to lines', () => {
    expect(plainLines('[ul][li]All hotels[/li][li]All [b]meals[/b][/li][/ul]')).toEqual([
      'All hotels',
      'All meals',
    ]);
    expect(plainLines('Hotels\n- Meals')).toEqual(['Hotels', 'Meals']);
    expect(plainLines(null)).toEqual([]);
  });
});
