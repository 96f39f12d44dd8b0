import { expect, it } from '@jest/globals';
import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { readConfig } from '@valam/service-kit/config/read-config';
import { notificationsSettings } from '../src/config.js';
import { MailWriter } from '../src/mail/mail-writer.js';
import { exampleData } from './example-data.js';

const writer = new MailWriter(readConfig(notificationsSettings, { SMTP_URL: 'smtp://127.0.0.1:1025' }));
const at = 'Jan 07, 2027, 14:30 IST';

async function textOf(name: MailTemplateName, data: object): Promise<string> {
  const { text } = await writer.write(name, { ...(exampleData(mailTemplates[name]) as object), ...data });
  return text.replace(/\s+/g, ' ');
}

it('an email about a changed password states the time, because it may arrive late', async () => {
  expect(await textOf('password-changed', { changedAt: at })).toContain(
    `Your password was changed on ${at}, and`,
  );
  expect(await textOf('password-changed', { changedAt: undefined })).toContain(
    'Your password was changed, and',
  );
});

it('an email with a link to choose a password states since when the link is valid, because it may arrive late', async () => {
  const reset = { validFor: 'an hour' };
  expect(await textOf('password-reset', { ...reset, validFrom: at })).toContain(
    `works once, for an hour from ${at}.`,
  );
  expect(await textOf('password-reset', { ...reset, validFrom: undefined })).toContain(
    'works once, for an hour.',
  );
});

it('a notice about account security or payouts states when the event happened, because it may arrive late', async () => {
  expect(await textOf('security-notice', { happenedAt: at })).toContain(`When: ${at}`);
  expect(await textOf('security-notice', { happenedAt: undefined })).not.toContain('When:');
  expect(await textOf('payout-details-changed', { changedAt: at })).toContain(
    `was changed on ${at}. Nothing`,
  );
  expect(await textOf('payout-details-changed', { changedAt: undefined })).toContain('was changed. Nothing');
});

it('an email that is sent late states when it was written, so that its days and deadlines are clear', async () => {
  const reminder = exampleData(mailTemplates['balance-reminder']);
  const note = `We wrote this email on ${at}. What it says is as of then.`;
  const written = new Date('2027-01-07T09:00:00Z');
  const late = await writer.write('balance-reminder', reminder, written);
  expect(late.text.replace(/\s+/g, ' ')).toContain(note);
  expect((await writer.write('balance-reminder', reminder)).text).not.toContain('We wrote this email');
});
