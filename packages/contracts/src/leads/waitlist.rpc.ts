import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { PaymentPage } from './checkout.schema.js';
import { IdempotencyKey, Token, TokenParams } from './token.schema.js';
import { AcceptOfferInput, WaitlistEntry, WaitlistInput, WaitlistReceipt } from './waitlist.schema.js';

const unknown = { 'leads.link_unknown': 'not_found' } as const;

export const joinWaitlist = defineRpc({
  subject: 'leads.waitlist.join.v1',
  input: z.object({ entry: WaitlistInput, idempotencyKey: IdempotencyKey }),
  output: WaitlistReceipt,
  problems: {
    'leads.departure_unknown': 'not_found',
    /** There are free seats, which can be booked instead. `details.free` has their number. */
    'leads.seats_available': 'conflict',
    'leads.departure_closed': 'conflict',
    'leads.idempotency_key_reused': 'conflict',
  },
  idempotent: true,
});

export const getWaitlistEntry = defineRpc({
  subject: 'leads.waitlist.get.v1',
  input: TokenParams,
  output: WaitlistEntry,
  problems: unknown,
  idempotent: true,
});

/** Turns the seats of an offer into a hold and opens the payment page. */
export const acceptOffer = defineRpc({
  subject: 'leads.waitlist.accept.v1',
  input: z.extend(AcceptOfferInput, { token: Token }),
  output: PaymentPage,
  problems: {
    ...unknown,
    'leads.offer_over': 'conflict',
    'leads.departure_closed': 'conflict',
    'leads.price_changed': 'conflict',
    'leads.payment_unavailable': 'unavailable',
  },
  idempotent: true,
  timeoutMs: 9_500,
});

export const withdrawFromWaitlist = defineRpc({
  subject: 'leads.waitlist.withdraw.v1',
  input: TokenParams,
  output: WaitlistEntry,
  problems: unknown,
  idempotent: true,
});
