import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { mailTemplates, type MailTemplateName } from './mail.templates.js';

/**
 * Someone is to get an email. The unit that knows why decides who gets what and puts this into its outbox;
 * notifications renders, sends, retries and logs, once per event id. `data` is checked by the template's own schema.
 */
export const mailRequested = defineEvent({
  subject: 'evt.mail.requested.v1',
  isConfidential: true,
  payload: z.object({
    template: z.enum(Object.keys(mailTemplates) as [MailTemplateName, ...MailTemplateName[]]),
    to: z.string(),
    toName: z.nullable(z.string()),
    data: z.record(z.string(), z.unknown()),
    /** Small files that belong to the email, base64. */
    attachments: z.optional(
      z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
    ),
  }),
});

/** The payload of `mailRequested`, its data checked against the template at compile time. */
export function mailFor<T extends MailTemplateName>(
  template: T,
  to: { email: string; name?: string | null },
  data: z.infer<(typeof mailTemplates)[T]>,
) {
  return { template, to: to.email, toName: to.name ?? null, data: data as Record<string, unknown> };
}
