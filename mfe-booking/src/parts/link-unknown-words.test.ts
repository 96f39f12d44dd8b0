import { describe, expect, it } from '@jest/globals';
import { unconfirmedAddressesKeptDays } from '@valam/contracts/shared/retention';
import { wordsFor } from './link-unknown-words';

describe('a link that is not valid', () => {
  it.each([
    ['/booking/manage/x', /your booking by your name and date/],
    ['/booking/success', /confirmation email has the link/],
    ['/booking/review/x', /asks for your review/],
    ['/booking/waitlist/x', /waitlist entry/],
    ['/booking/share/x', /person who invited you/],
    ['/booking/quote/x', /proposal/],
    ['/enquiry/x', /inquiry/],
    ['/roster/x', /shared the list/],
    ['/privacy/x', /privacy page/],
    ['/newsletter/confirm/x', /subscribe again/],
    ['/newsletter/unsubscribe/x', /newest newsletter/],
  ])('is spoken of as what it was: %s', (pathname, words) => {
    expect(wordsFor(pathname).advice).toMatch(words);
  });

  it('is said to have ended where it ends with the address that nobody confirmed', () => {
    expect(wordsFor('/newsletter/confirm/x').lead).toContain(`${unconfirmedAddressesKeptDays} days`);
    expect(wordsFor('/newsletter/unsubscribe/x').lead).not.toContain('days');
  });

  it('is a booking only where it was one', () => {
    for (const pathname of [
      '/enquiry/x',
      '/roster/x',
      '/privacy/x',
      '/booking/review/x',
      '/newsletter/confirm/x',
    ])
      expect(Object.values(wordsFor(pathname)).join()).not.toContain('your booking');
  });
});
