import type { mailTemplates, MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Brand } from './brand.js';

type MailData<N extends MailTemplateName> = z.output<(typeof mailTemplates)[N]>;

/** How one email reads. */
export interface MailTemplate<N extends MailTemplateName = MailTemplateName> {
  subject(data: MailData<N>, brand: Brand): string;
  /** The line that an inbox shows after the subject. */
  preview(data: MailData<N>, brand: Brand): string;
  body(data: MailData<N>, brand: Brand): ReactNode;
  /** Why someone gets it, for the foot. */
  readonly why: string;
}

/** Ties a template to the data that its contract names. */
export function mailTemplate<N extends MailTemplateName>(
  _name: N,
  template: MailTemplate<N>,
): MailTemplate<N> {
  return template;
}
