import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aPlainTour } from '@valam/contracts/testing/a-tour';
import { Page } from './page.js';
import { plainLines } from './plain-lines.js';
import { drawTourDocument } from './tour-documents.js';

describe('documents of a tour', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(['hotel', 'food'] as const)('%s details are a PDF even when the tour has gone', async (name) => {
    const file = await drawTourDocument(name, {
      tour: null,
      brand: 'Valam',
      contact: 'hello@valam.example',
      at: new Date('2027-01-01T00:00:00Z'),
    });
    expect(file).toMatchObject({ contentType: 'application/pdf', filename: `${name}-details-tour.pdf` });
    expect(Buffer.from(file.base64, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  });

  it('of hotels name every house, of food the meals of every day', async () => {
    const rows = jest.spyOn(Page.prototype, 'table');
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
    await drawTourDocument('hotel', facts);
    await drawTourDocument('food', facts);
    const cells = rows.mock.calls.flatMap(([table]) => table.flatMap((row) => row.cells));
    expect(cells).toEqual(
      expect.arrayContaining([
        'The Silk Loom Inn\nGuest house, Kanchipuram\nAbove the looms.',
        '2 nights',
        'Lunch: Rice meal\nDinner: Dosa',
      ]),
    );
  });

  it('of hotels name the towns while no house is chosen', async () => {
    const rows = jest.spyOn(Page.prototype, 'table');
    const stop = { localName: null, language: null, lat: 12.8, lng: 79.7, travelHours: null };
    await drawTourDocument('hotel', {
      tour: aPlainTour({ stops: [{ ...stop, name: 'Kanchipuram', nights: 1 }] }),
      brand: 'Valam',
      contact: 'hello@valam.example',
      at: new Date('2027-01-01T00:00:00Z'),
    });
    expect(rows.mock.calls[0]?.[0]).toEqual([{ cells: ['Kanchipuram', '1 night'] }]);
  });

  it('show bracket tags as lines', () => {
    expect(plainLines('[ul][li]All hotels[/li][li]All [b]meals[/b][/li][/ul]')).toEqual([
      'All hotels',
      'All meals',
    ]);
    expect(plainLines('Hotels\n- Meals')).toEqual(['Hotels', 'Meals']);
    expect(plainLines(null)).toEqual([]);
  });
});
