import { describe, expect, it } from '@jest/globals';
import { giftCardDocument } from './gift-card-sheet.js';

const facts = {
  brand: 'Valam',
  contact: 'hello@valam.example',
  site: 'https://valam.example',
  at: new Date('2027-01-01T06:00:00Z'),
  amount: { amountMinor: 50_000, currency: 'USD' as const },
  code: 'AAAA-BBBB-CCCC-DDDD',
  buyerName: 'Asha Menon',
  recipientName: 'Ravi Iyer',
  message: 'For your journey,\nwith love' as string | null,
  expiresOn: '2029-01-01',
};
const lure = 'Your parcel waits: http://evil.example/pay or www.evil.example or pay@evil.example';

describe('a printable gift card', () => {
  it('has both names and the message with its lines', () => {
    const { title, parts } = giftCardDocument(facts);
    expect(title).toBe('A journey for Ravi Iyer');
    expect(parts).toContainEqual({ kind: 'text', text: 'From Asha Menon, Jan 01, 2027' });
    expect(parts).toContainEqual({ kind: 'text', text: 'For your journey,\nwith love' });
  });

  it('states the only currency that it pays in', () => {
    expect(JSON.stringify(giftCardDocument(facts))).toContain('or the whole trip, in USD only.');
  });

  it('has no typed addresses, like its email', () => {
    const document = giftCardDocument({ ...facts, buyerName: lure, recipientName: lure, message: lure });
    expect(document.title).toBe('A journey for you');
    expect(JSON.stringify(document)).not.toContain('evil');
  });

  it('has no control characters of a message', () => {
    const { parts } = giftCardDocument({ ...facts, message: 'With\u0007 love\u001b' });
    expect(parts).toContainEqual({ kind: 'text', text: 'With love' });
  });
});
