import * as z from 'zod/mini';
import { sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { moment, text } from '../shared/admin-record.js';
import { Id, Instant } from '../shared/text.js';

export const mailStates = ['queued', 'sending', 'sent', 'failed', 'suppressed'] as const;

/** Sent emails with their recipients and delivery state. */
export const mailsAdmin = defineAdminEntity({
  name: 'mails',
  service: 'notifications',
  summary: 'What was mailed to whom and what became of it',
  record: z.object({
    id: Id,
    version: z.int(),
    template: z.string(),
    to: z.string(),
    toName: text,
    subject: text,
    state: z.enum(mailStates),
    attempts: z.int(),
    sendings: z.int(),
    lastError: text,
    requestedAt: Instant,
    sentAt: moment,
    canResend: z.boolean(),
  }),
  filters: ['state', 'template', 'to'],
  sort: ['requestedAt', 'sentAt', 'template', 'toAddress', 'state'],
  search: ['toAddress', 'subject', 'template'],
  roles: { read: sellers },
  audited: ['state', 'sendings'],
  hidden: [],
  actions: {
    resend: { roles: sellers },
  },
});
