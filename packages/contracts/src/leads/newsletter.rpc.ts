import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { NewsletterAnswer, NewsletterInput } from './newsletter.schema.js';
import { IdempotencyKey, TokenParams } from './token.schema.js';

export const subscribeToNewsletter = defineRpc({
  subject: 'leads.newsletter.subscribe.v1',
  input: z.object({ subscriber: NewsletterInput, idempotencyKey: IdempotencyKey }),
  output: NewsletterAnswer,
  problems: { 'leads.idempotency_key_reused': 'conflict' },
  idempotent: true,
});

export const confirmNewsletter = defineRpc({
  subject: 'leads.newsletter.confirm.v1',
  input: TokenParams,
  output: NewsletterAnswer,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});

export const unsubscribeFromNewsletter = defineRpc({
  subject: 'leads.newsletter.unsubscribe.v1',
  input: TokenParams,
  output: NewsletterAnswer,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});

/** Checks that a link of a newsletter email is still valid. */
export const checkNewsletterLink = defineRpc({
  subject: 'leads.newsletter.check-link.v1',
  input: z.extend(TokenParams, { purpose: z.enum(['confirm', 'unsubscribe']) }),
  output: NewsletterAnswer,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});
