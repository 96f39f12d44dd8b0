import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { readConfig } from '@valam/service-kit/config/read-config';
import { notificationsSettings } from '../src/config.js';
import { MailWriter } from '../src/mail/mail-writer.js';

const settings = readConfig(notificationsSettings, {
  SMTP_URL: 'smtp://127.0.0.1:1025',
  BRAND_NAME: 'Another Brand',
  BRAND_EMAIL: 'hello@another.example',
});

export const writer = new MailWriter(settings);
export const names = Object.keys(mailTemplates) as MailTemplateName[];
