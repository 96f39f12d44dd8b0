import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { bookingTransitions } from '../src/booking/booking-states.js';
import { giftCardTransitions } from '../src/gift-card/gift-card-states.js';
import { leadTransitions } from '../src/lead/lead-states.js';
import { paymentPlanTransitions } from '../src/payment-plan/payment-plan-states.js';
import { savedCardTransitions } from '../src/payment-plan/saved-card-states.js';
import { quoteTransitions } from '../src/quote/quote-states.js';
import { shareTransitions } from '../src/share/share-states.js';
import { waitlistTransitions } from '../src/waitlist/waitlist-states.js';
import { drawStates } from '@valam/service-kit/states/state-table';

const tables: [string, string][] = [
  ['a booking', drawStates(bookingTransitions)],
  ['a waitlist entry', drawStates(waitlistTransitions)],
  ['a gift card', drawStates(giftCardTransitions)],
  ['a payment plan', drawStates(paymentPlanTransitions)],
  ['a saved card', drawStates(savedCardTransitions)],
  ['a share', drawStates(shareTransitions)],
  ['a proposal', drawStates(quoteTransitions)],
  ['a lead', drawStates(leadTransitions)],
];

/** The formatter widens columns, so only the words are compared. */
const words = (text: string): string => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ');

describe('the page of states', () => {
  const page = words(readFileSync(new URL('../states.md', import.meta.url), 'utf8'));
  it.each(tables)('shows %s as in the code', (_name, drawn) => {
    expect(page).toContain(words(drawn));
  });
});
