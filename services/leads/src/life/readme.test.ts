import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { bookingStates } from '@valam/contracts/leads/booking-states';
import { giftCardStates } from '@valam/contracts/leads/gift-card-rules';
import { leadStates } from '@valam/contracts/leads/lead.schema';
import { paymentPlanStates, savedCardStates } from '@valam/contracts/leads/payment-plan';
import { quoteStates } from '@valam/contracts/leads/quote.schema';
import { shareStates } from '@valam/contracts/leads/share';
import { waitlistStates } from '@valam/contracts/leads/waitlist.schema';
import { bookingEvents, bookingTransitions } from '../booking/booking-transitions.js';
import { giftCardEvents, giftCardTransitions } from '../gift-card/gift-card-transitions.js';
import { leadTransitions } from '../lead/lead-transitions.js';
import { paymentPlanEvents, paymentPlanTransitions } from '../payment-plan/payment-plan-transitions.js';
import { savedCardEvents, savedCardTransitions } from '../payment-plan/saved-card-transitions.js';
import { quoteEvents, quoteTransitions } from '../quote/quote-transitions.js';
import { shareEvents, shareTransitions } from '../share/share-transitions.js';
import { waitlistEvents, waitlistTransitions } from '../waitlist/waitlist-transitions.js';
import { drawLife } from './draw-life.js';

type Table = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

const draw = (states: readonly string[], events: readonly string[], table: Table): string =>
  drawLife(states, events, (state, event) => table[state]?.[event]);

const lives: [string, string][] = [
  ['a booking', draw(bookingStates, bookingEvents, bookingTransitions)],
  ['a place in the queue', draw(waitlistStates, waitlistEvents, waitlistTransitions)],
  ['a gift card', draw(giftCardStates, giftCardEvents, giftCardTransitions)],
  ['a payment plan', draw(paymentPlanStates, paymentPlanEvents, paymentPlanTransitions)],
  ['a saved card', draw(savedCardStates, savedCardEvents, savedCardTransitions)],
  ['a share', draw(shareStates, shareEvents, shareTransitions)],
  ['a proposal', draw(quoteStates, quoteEvents, quoteTransitions)],
  [
    'a lead',
    drawLife(leadStates, leadStates, (from, to) =>
      leadTransitions[from as 'new'].includes(to as 'new') ? '✓' : null,
    ),
  ],
];

/** The formatter widens columns: only the words count. */
const words = (text: string): string => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ');

describe('the README', () => {
  const readme = words(readFileSync(new URL('../../README.md', import.meta.url), 'utf8'));
  it.each(lives)('draws the life of %s as the code has it', (_name, drawn) => {
    expect(readme).toContain(words(drawn));
  });
});
