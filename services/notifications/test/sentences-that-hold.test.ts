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

it.each(['gift-card-delivered', 'quote-sent'] as const)(
  'the email %s keeps the lines of a message, in its plain text as well',
  async (name) => {
    const { html, text } = await write(name, { message: 'Day 1: Chennai\r\nDay 2: Madurai\n\nWith love' });
    expect(text).toMatch(/^Day 1: Chennai\nDay 2: Madurai\n\nWith love$/m);
    // A message in Arabic or Hebrew begins at the right.
    expect(html).toMatch(/<p[^>]* dir="auto"/);
    expect(html).toMatch(/Day 1: Chennai<br\s*\/?>Day 2: Madurai<br\s*\/?><br\s*\/?>With love/);
  },
);

it('the email that asks to verify an address says how long its link works', async () => {
  expect(await textOf('verify-email', { validFor: '48 hours' })).toContain('The link works for 48 hours.');
  expect(await textOf('verify-email', { validFor: undefined })).not.toContain('The link works');
});

it('a gift card for two people names both', async () => {
  const { subject } = await write('gift-card-bought', { recipientName: 'Mum & Dad', amount: '$200' });
  expect(subject).toBe('Your gift card for Mum & Dad: $200');
});
