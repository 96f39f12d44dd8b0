import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Email } from '../shared/text.js';
import { LinkToken, Message } from './account.schema.js';
import { Visitor } from './auth.schema.js';

export const privacyIntents = ['export', 'erase'] as const;
export const PrivacyIntent = z.enum(privacyIntents);

/** Emails a link that proves whose address it is. Always the same answer, known address or not. */
export const requestPrivacyLink = defineRpc({
  subject: 'identity.privacy.request.v1',
  input: z.object({ email: Email, intent: PrivacyIntent, visitor: Visitor }),
  output: Message,
  problems: { 'identity.too_many_tries': 'rate_limited' },
});

/** Whose link it is and what it is for; uses nothing up. */
export const openPrivacyLink = defineRpc({
  subject: 'identity.privacy.open.v1',
  input: z.object({ token: LinkToken }),
  output: z.object({ email: z.string(), intent: PrivacyIntent }),
  problems: { 'identity.link_invalid': 'invalid', 'identity.link_expired': 'invalid' },
  idempotent: true,
});

/** Everything the units hold of a person, by unit. A unit that is away makes the whole answer unavailable. */
export const exportPerson = defineRpc({
  subject: 'identity.privacy.export.v1',
  input: z.object({ token: LinkToken }),
  output: z.object({
    email: z.string(),
    exportedAt: z.string(),
    units: z.record(z.string(), z.unknown()),
  }),
  problems: {
    'identity.link_invalid': 'invalid',
    'identity.link_expired': 'invalid',
    'identity.unit_away': 'unavailable',
  },
  idempotent: true,
  timeoutMs: 10_000,
});

/** Erases the person here and announces it to every other unit. */
export const erasePerson = defineRpc({
  subject: 'identity.privacy.erase.v1',
  input: z.object({ token: LinkToken }),
  output: Message,
  problems: {
    'identity.link_invalid': 'invalid',
    'identity.link_expired': 'invalid',
    'identity.staff_not_erasable': 'conflict',
  },
});
