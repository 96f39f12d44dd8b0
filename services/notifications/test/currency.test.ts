import { expect, it } from '@jest/globals';
import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { readConfig } from '@valam/service-kit/config/read-config';
import { notificationsSettings } from '../src/config.js';
import { MailWriter } from '../src/mail/mail-writer.js';
import { exampleData } from './example-data.js';

const writer = new MailWriter(readConfig(notificationsSettings, { SMTP_URL: 'smtp://127.0.0.1:1025' }));
const textOf = async (name: MailTemplateName, amount: string): Promise<string> =>
  (await writer.write(name, exampleData(mailTemplates[name], { text: amount }))).text;

it('an email with a dollar amount states which dollar it is', async () => {
  const named: string[] = [];
  for (const name of Object.keys(mailTemplates) as MailTemplateName[]) {
    const text = await textOf(name, '$2,490');
    expect([name, text]).toEqual([
      name,
      expect.not.stringMatching(/^(Total|Amount|Your share|Gift card|Refund|Fee):/m),
    ]);
    if (text.includes('(US dollars)')) named.push(name);
  }
  expect(named).toEqual(
    expect.arrayContaining([
      ...['booking-confirmed', 'quote-sent', 'share-invitation', 'gift-card-delivered'],
      ...['late-payment-refunded', 'former-payment-refunded', 'gift-card-refunded', 'booking-handed-over'],
    ]),
  );
});

it('an email with an amount in another currency does not repeat the currency code', async () => {
  for (const amount of ['€2,290', '£1,960', '₹209,000'])
    expect(await textOf('booking-confirmed', amount)).toMatch(new RegExp(`^Total: ${amount}$`, 'm'));
});
