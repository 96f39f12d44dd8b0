import { bookingMails } from './mails/bookings.js';
import { identityMails } from './mails/identity.js';
import { leadsMails } from './mails/leads.js';

/** Every email of the system: template name → schema of its data. */
export const mailTemplates = { ...leadsMails, ...bookingMails, ...identityMails } as const;
export type MailTemplateName = keyof typeof mailTemplates;
