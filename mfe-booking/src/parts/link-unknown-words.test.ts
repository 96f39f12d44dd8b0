import { describe, expect, it } from '@jest/globals';
import { unconfirmedAddressesKeptDays } from '@valam/contracts/shared/retention';
import { wordsFor } from './link-unknown-words';

describe('the text for an invalid link', () => {
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
  ])('gives advice for its purpose: %s', (pathname, words) => {
    expect(wordsFor(pathname).advice).toMatch(words);
  });

  it('states the lifetime of a confirmation link', () => {
    expect(wordsFor('/newsletter/confirm/x').lead).toContain(`${unconfirmedAddressesKeptDays} days`);
    expect(wordsFor('/newsletter/unsubscribe/x').lead).not.toContain('days');
  });

  it('mentions a booking only for links to bookings', () => {
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
