import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { paymentPageProblems } from './checkout.rpc.js';
import { PaymentPage } from './checkout.schema.js';
import { AcceptQuoteInput, Quote } from './quote.schema.js';
import { Token, TokenParams } from './token.schema.js';

export const getQuote = defineRpc({
  subject: 'leads.quote.get.v1',
  input: TokenParams,
  output: Quote,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});

export const acceptQuote = defineRpc({
  subject: 'leads.quote.accept.v1',
  input: z.extend(AcceptQuoteInput, { token: Token }),
  output: PaymentPage,
  problems: { ...paymentPageProblems, 'leads.link_unknown': 'not_found', 'leads.quote_over': 'conflict' },
  idempotent: true,
  timeoutMs: 9_500,
});
