import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { TokenParams } from './token.schema.js';
import { acceptOffer, getWaitlistEntry, joinWaitlist, withdrawFromWaitlist } from './waitlist.rpc.js';
import { AcceptOfferInput, WaitlistInput } from './waitlist.schema.js';

export const joinWaitlistRoute = defineRoute({
  method: 'POST',
  path: '/api/waitlist',
  summary: 'Wait for a sold-out date',
  body: WaitlistInput,
  output: joinWaitlist.output,
  problems: joinWaitlist.problems,
  status: 201,
  limit: 'form',
});

export const getWaitlistEntryRoute = defineRoute({
  method: 'GET',
  path: '/api/waitlist/:token',
  summary: 'A waitlist entry',
  params: TokenParams,
  output: getWaitlistEntry.output,
  problems: getWaitlistEntry.problems,
});

export const acceptOfferRoute = defineRoute({
  method: 'POST',
  path: '/api/waitlist/:token/accept',
  summary: 'Take the offered seats and pay',
  params: TokenParams,
  body: z.optional(AcceptOfferInput),
  output: acceptOffer.output,
  problems: acceptOffer.problems,
});

export const withdrawFromWaitlistRoute = defineRoute({
  method: 'POST',
  path: '/api/waitlist/:token/withdraw',
  summary: 'Leave the waitlist, or decline an offer',
  params: TokenParams,
  body: z.optional(z.object({})),
  output: withdrawFromWaitlist.output,
  problems: withdrawFromWaitlist.problems,
});
