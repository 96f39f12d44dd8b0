import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.rpc.js';
import { NewsletterInput } from './newsletter.schema.js';

export const subscribeToNewsletterRoute = defineRoute({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Ask for the newsletter; a mail asks to confirm',
  body: NewsletterInput,
  output: subscribeToNewsletter.output,
  problems: subscribeToNewsletter.problems,
  status: 201,
  limit: 'form',
});

export const confirmNewsletterRoute = defineRoute({
  method: 'POST',
  path: '/api/newsletter/confirm/:token',
  summary: 'Confirm a subscription from the mail',
  params: confirmNewsletter.input,
  body: z.optional(z.object({})),
  output: confirmNewsletter.output,
  problems: confirmNewsletter.problems,
});

export const unsubscribeFromNewsletterRoute = defineRoute({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  summary: 'Leave the newsletter in one click',
  params: unsubscribeFromNewsletter.input,
  body: z.optional(z.object({})),
  output: unsubscribeFromNewsletter.output,
  problems: unsubscribeFromNewsletter.problems,
});
