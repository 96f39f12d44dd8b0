import { describe, expect, it } from '@jest/globals';
import { isWithoutPersonalData, withoutPersonalData } from './without-personal-data.js';
import { wholeAddress } from './whole-address.js';

const bookingId = '0192c6f4-7d0a-7bb2-9a3e-0f4d3b2a1c00';

describe('a redacted payload', () => {
  it('identifies its records and has no personal data', () => {
    expect(
      withoutPersonalData({
        bookingId,
        version: 3,
        isFirst: true,
        personEmail: 'asha@example.org',
        guests: [{ name: 'Asha', day: '1980-05-04' }, null],
      }),
    ).toEqual({
      bookingId,
      version: 3,
      isFirst: true,
      personEmail: '[erased]',
      guests: [{ name: '[erased]', day: '[erased]' }, null],
    });
  });

  it('is unchanged if it has only ids', () => {
    expect(isWithoutPersonalData({ refundId: bookingId, attempt: 2 })).toBe(true);
    expect(isWithoutPersonalData({ refundId: bookingId, note: 'for Asha' })).toBe(false);
    expect(isWithoutPersonalData(withoutPersonalData({ note: 'for Asha' }))).toBe(true);
  });
});

describe('an address within a text', () => {
  it.each(['o@x.yz', 'mail to o@x.yz.', '<o@x.yz>'])('is found in %s', (text) => {
    expect(text).toMatch(new RegExp(wholeAddress('o@x.yz')));
  });

  it.each(['leo@x.yz', 'o@x.yz.example', 'o@xayz'])(
    'is not found in %s, which is another address',
    (text) => {
      expect(text).not.toMatch(new RegExp(wholeAddress('o@x.yz')));
    },
  );
});
