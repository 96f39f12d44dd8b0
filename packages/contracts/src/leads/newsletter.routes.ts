import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import {
  checkNewsletterLink,
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter.rpc.js';
import { NewsletterInput } from './newsletter.schema.js';

export const subscribeToNewsletterRoute = defineRoute({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Subscribe to the newsletter; an email asks to confirm',
  body: NewsletterInput,
  output: subscribeToNewsletter.output,
  problems: subscribeToNewsletter.problems,
  status: 201,
  limit: 'form',
});

export const confirmNewsletterRoute = defineRoute({
  method: 'POST',
  path: '/api/newsletter/confirm/:token',
  summary: 'Confirm a subscription from the email',
  params: confirmNewsletter.input,
  body: z.optional(z.object({})),
  output: confirmNewsletter.output,
  problems: confirmNewsletter.problems,
});

export const unsubscribeFromNewsletterRoute = defineRoute({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  summary: 'Unsubscribe in one click; email programs post here as RFC 8058 says',
  params: unsubscribeFromNewsletter.input,
  body: z.optional(z.object({})),
  output: unsubscribeFromNewsletter.output,
  problems: unsubscribeFromNewsletter.problems,
});

export const checkNewsletterLinkRoute = defineRoute({
  method: 'GET',
  path: '/api/newsletter/links/:purpose/:token',
  summary: 'Whether a link of a newsletter email still works',
  params: checkNewsletterLink.input,
  output: checkNewsletterLink.output,
  problems: checkNewsletterLink.problems,
});
