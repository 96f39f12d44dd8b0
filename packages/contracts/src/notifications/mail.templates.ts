import { identityMails } from './mails/identity.js';
import { leadsMails } from './mails/leads.js';

/** Every email the system sends: template name → what it needs to know. */
export const mailTemplates = { ...leadsMails, ...identityMails } as const;
export type MailTemplateName = keyof typeof mailTemplates;
