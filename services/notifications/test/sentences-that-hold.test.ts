import { expect, it } from '@jest/globals';
import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { readConfig } from '@valam/service-kit/config/read-config';
import { notificationsSettings } from '../src/config.js';
import { MailWriter } from '../src/mail/mail-writer.js';
import { exampleData } from './example-data.js';

const writer = new MailWriter(readConfig(notificationsSettings, { SMTP_URL: 'smtp://127.0.0.1:1025' }));
const write = (name: MailTemplateName, data: object) =>
  writer.write(name, { ...(exampleData(mailTemplates[name]) as object), ...data });
const textOf = async (name: MailTemplateName, data: object): Promise<string> =>
  (await write(name, data)).text.replace(/\s+/g, ' ');

it('a gift card for two people names both', async () => {
  const { subject } = await write('gift-card-bought', { recipientName: 'Mum & Dad', amount: '$200' });
  expect(subject).toBe('Your gift card for Mum & Dad: $200');
});
