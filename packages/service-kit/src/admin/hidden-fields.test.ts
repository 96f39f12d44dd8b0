import { describe, expect, it } from '@jest/globals';
import { onlyHidden, withoutHidden } from './hidden-fields.js';

const details = {
  action: 'open-details',
  roles: ['owner'],
  fields: ['diet', 'needs', 'travellers.passportNumber', 'travellers.medicalNotes'],
} as const;
const link = { action: 'open-link', roles: ['owner'], fields: ['manageUrl'] } as const;
const hidden = [details, link];

const booking = {
  id: 'b1',
  version: 1,
  ref: 'VAL-1',
  diet: 'vegan',
  manageUrl: 'https://site.example/booking/manage/token',
  travellers: [
    { fullName: 'A Person', passportNumber: 'P1', medicalNotes: 'asthma', nationality: 'DE' },
    { fullName: 'B Person', passportNumber: null },
  ],
};

describe('hidden fields', () => {
  it('are removed from the record, including nested ones', () => {
    const shown = withoutHidden({ hidden }, booking);
    expect(shown).toMatchObject({
      ref: 'VAL-1',
      diet: null,
      manageUrl: null,
      travellers: [
        { fullName: 'A Person', passportNumber: null, medicalNotes: null, nationality: 'DE' },
        { fullName: 'B Person' },
      ],
      hidden: expect.arrayContaining(['manageUrl', 'travellers.passportNumber']) as unknown,
    });
    expect(JSON.stringify(shown)).not.toMatch(/vegan|P1|asthma|token/);
  });

  it('are the only fields that are removed', () => {
    expect(withoutHidden({ hidden: [] }, booking)).toBe(booking);
  });

  it('are revealed only by their own action', () => {
    expect(onlyHidden(booking, details)).toEqual({
      diet: 'vegan',
      needs: null,
      travellers: booking.travellers,
    });
    expect(onlyHidden(booking, link)).toEqual({ manageUrl: booking.manageUrl });
  });
});
