import { defineRoute } from '../shared/define.js';
import { acceptQuote, getQuote } from './quote.rpc.js';
import { AcceptQuoteInput } from './quote.schema.js';
import { TokenParams } from './token.schema.js';

export const getQuoteRoute = defineRoute({
  method: 'GET',
  path: '/api/quotes/:token',
  summary: 'A proposal with its price',
  params: TokenParams,
  output: getQuote.output,
  problems: getQuote.problems,
});

export const acceptQuoteRoute = defineRoute({
  method: 'POST',
  path: '/api/quotes/:token/accept',
  summary: 'Take the proposal and pay',
  params: TokenParams,
  body: AcceptQuoteInput,
  output: acceptQuote.output,
  problems: acceptQuote.problems,
});
