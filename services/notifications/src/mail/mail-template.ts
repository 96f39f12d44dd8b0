import type { mailTemplates, MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Brand } from './brand.js';

type MailData<N extends MailTemplateName> = z.output<(typeof mailTemplates)[N]>;

/** Texts and content of one email. */
export interface MailTemplate<N extends MailTemplateName = MailTemplateName> {
  subject(data: MailData<N>, brand: Brand): string;
  /** The preheader: the preview line that an inbox shows after the subject. */
  preview(data: MailData<N>, brand: Brand): string;
  body(data: MailData<N>, brand: Brand): ReactNode;
  /** The reason for the email, shown in its footer. */
  readonly why: string;
}

/** Binds a template to the data in its contract. */
export function mailTemplate<N extends MailTemplateName>(
  _name: N,
  template: MailTemplate<N>,
): MailTemplate<N> {
  return template;
}
