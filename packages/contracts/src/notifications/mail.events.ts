import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { mailTemplates, type MailTemplateName } from './mail.templates.js';

/**
 * A request for an email. The service with the cause determines recipient and content, and stores this event
 * in its outbox; notifications renders, sends, retries and logs it, once per event id. `data` is validated by
 * the template's schema.
 */
export const mailRequested = defineEvent({
  subject: 'evt.mail.requested.v1',
  isConfidential: true,
  payload: z.object({
    template: z.enum(Object.keys(mailTemplates) as [MailTemplateName, ...MailTemplateName[]]),
    to: z.string(),
    toName: z.nullable(z.string()),
    data: z.record(z.string(), z.unknown()),
    /** Small attachments of the email, base64. */
    attachments: z.optional(
      z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
    ),
  }),
});

/** The payload of `mailRequested`, with its data type-checked against the template. */
export function mailFor<T extends MailTemplateName>(
  template: T,
  to: { email: string; name?: string | null },
  data: z.infer<(typeof mailTemplates)[T]>,
) {
  return { template, to: to.email, toName: to.name ?? null, data: data as Record<string, unknown> };
}
