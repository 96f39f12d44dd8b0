import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Email } from '../shared/text.js';
import { IdempotencyKey, LinkToken, mailedLinkProblems, Message } from './account.schema.js';
import { Visitor } from './auth.schema.js';
import { HeldPlace } from './held-data.schema.js';

export const privacyIntents = ['export', 'erase'] as const;
export const PrivacyIntent = z.enum(privacyIntents);

/** Emails a link that proves ownership of an address. The same response for known and unknown addresses. */
export const requestPrivacyLink = defineRpc({
  subject: 'identity.privacy.request.v1',
  input: z.object({
    email: Email,
    intent: PrivacyIntent,
    visitor: Visitor,
    idempotencyKey: z.optional(IdempotencyKey),
  }),
  output: Message,
  problems: mailedLinkProblems,
});

/** The address and purpose of a link; does not use it up. */
export const openPrivacyLink = defineRpc({
  subject: 'identity.privacy.open.v1',
  input: z.object({ token: LinkToken }),
  output: z.object({ email: z.string(), intent: PrivacyIntent }),
  problems: { 'identity.link_invalid': 'invalid', 'identity.link_expired': 'invalid' },
  idempotent: true,
});

const place = z.optional(HeldPlace);

/** Start of the next part, for each service that has more. */
export const ExportPlace = z.object({
  identity: place,
  leads: place,
  catalog: place,
  notifications: place,
});
export type ExportPlace = z.infer<typeof ExportPlace>;

/**
 * One part of a person's data from all services, by service: the first part, or the one at `after`. If a
 * service is down, the whole response is unavailable.
 */
export const exportPerson = defineRpc({
  subject: 'identity.privacy.export.v1',
  input: z.object({ token: LinkToken, after: z.optional(ExportPlace) }),
  output: z.object({
    email: z.string(),
    exportedAt: z.string(),
    units: z.record(z.string(), z.unknown()),
    next: z.optional(z.nullable(ExportPlace)),
  }),
  problems: {
    'identity.link_invalid': 'invalid',
    'identity.link_expired': 'invalid',
    'identity.unit_away': 'unavailable',
  },
  idempotent: true,
  timeoutMs: 10_000,
});

/** Erases the person here and announces the erasure to all other units. */
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
