import { describe, expect, it } from '@jest/globals';
import { travellersOf } from './travellers-of';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('the travelers of a form', () => {
  it('have the typed values, flight times in IST, and null for empty fields', () => {
    const { travellers } = travellersOf(
      form({
        count: '2',
        'travellers.0.fullName': ' Asha Rao ',
        'travellers.0.arrival.number': 'LH 758',
        'travellers.0.arrival.at': '2027-02-06T00:30',
        'travellers.1.fullName': '',
      }),
    );
    const [asha, ...others] = travellers;
    expect(others).toEqual([]);
    expect(asha).toMatchObject({
      fullName: 'Asha Rao',
      passportNumber: null,
      arrival: { number: 'LH 758', airport: null, at: '2027-02-05T19:00:00.000Z' },
      departure: null,
      emergencyContact: null,
    });
  });

  it('have an unparsable time as it was typed, so that the service refuses it', () => {
    const { travellers } = travellersOf(
      form({
        count: '1',
        'travellers.0.fullName': 'Asha Rao',
        'travellers.0.arrival.at': 'in the evening',
      }),
    );
    expect(travellers[0]?.arrival).toMatchObject({ at: 'in the evening' });
  });

  it('include one without a name if another field is filled in, so that the service asks for the name', () => {
    expect(travellersOf(form({ count: '1', 'travellers.0.diet': 'No nuts' })).travellers).toHaveLength(1);
  });
});
