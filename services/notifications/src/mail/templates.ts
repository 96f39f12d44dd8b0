import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { accountTemplates } from './account-templates.js';
import { bookingTemplates } from './booking-templates.js';
import { inquiryTemplates } from './inquiry-templates.js';
import type { MailTemplate } from './mail-template.js';
import { moneyTemplates } from './money-templates.js';

/** Every email has a template; a missing one does not compile. */
export const templates: { readonly [N in MailTemplateName]: MailTemplate<N> } = {
  ...accountTemplates,
  ...bookingTemplates,
  ...moneyTemplates,
  ...inquiryTemplates,
};
