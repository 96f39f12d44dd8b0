import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Email } from '../shared/text.js';
import { LinkToken, Message } from './account.schema.js';
import { erasePerson, exportPerson, openPrivacyLink, requestPrivacyLink } from './privacy.rpc.js';

const asksOrProves = z.union([z.object({ email: Email }), z.object({ token: LinkToken })]);

/** With an address, emails a link; with the link's token, returns the personal data. */
export const exportPersonRoute = defineRoute({
  method: 'POST',
  path: '/api/privacy/export',
  summary: 'What is held of me',
  body: asksOrProves,
  output: z.union([exportPerson.output, Message]),
  problems: { ...requestPrivacyLink.problems, ...exportPerson.problems },
  limit: 'password',
});

/** With an address, emails a link; with the link's token, erases. */
export const erasePersonRoute = defineRoute({
  method: 'POST',
  path: '/api/privacy/erase',
  summary: 'Erase what is held of me',
  body: asksOrProves,
  output: Message,
  problems: { ...requestPrivacyLink.problems, ...erasePerson.problems },
  limit: 'password',
});

export const openPrivacyLinkRoute = defineRoute({
  method: 'GET',
  path: '/api/privacy/:token',
  summary: 'What a mailed privacy link is for',
  params: z.object({ token: LinkToken }),
  output: openPrivacyLink.output,
  problems: openPrivacyLink.problems,
});
