import { expect, it } from '@jest/globals';
import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { readConfig } from '@valam/service-kit/config/read-config';
import { notificationsSettings } from '../src/config.js';
import { MailWriter } from '../src/mail/mail-writer.js';
import { exampleData } from './example-data.js';

const writer = new MailWriter(readConfig(notificationsSettings, { SMTP_URL: 'smtp://127.0.0.1:1025' }));
const textOf = async (name: MailTemplateName, data: object): Promise<string> =>
  (await writer.write(name, { ...(exampleData(mailTemplates[name]) as object), ...data })).text.replace(
    /\s+/g,
    ' ',
  );

it.each([
  ['the office has ended', { isEndedByOffice: true }, 'We have ended the payment plan', 'was not paid'],
  ['has lapsed', { isEndedByOffice: undefined }, 'was not paid within a week', 'We have ended'],
])('the email about a payment plan that %s says why', async (_what, ending, said, unsaid) => {
  const text = await textOf('payment-plan-lapsed', ending);
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it.each([
  ['the office has withdrawn', { isWithdrawnByOffice: true }, 'withdrawn by us', 'not paid in time'],
  ['has lapsed', { isWithdrawnByOffice: undefined }, 'not paid in time', 'withdrawn'],
])(
  'the email about a share that %s says why the lead traveler pays it',
  async (_what, ending, said, unsaid) => {
    const text = await textOf('shares-fallen-back', ending);
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  },
);

it.each([
  ['was refused says that the opinion is not the reason', false, 'this is not about your opinion', 'checked'],
  ['is published after all says so', true, 'It’s now published on the tour page', 'isn’t published'],
])('the email about a review that %s', async (_what, isPublished, said, unsaid) => {
  const text = await textOf('review-decided', { isPublished });
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it.each([
  ['is blocked announces a new code', true, 'you get a new code by email', 'has ended'],
  ['was refunded says who gets the balance', false, 'refunded to the person who bought it', 'new code'],
])('the email to the recipient of a gift card that %s', async (_what, isBlocked, said, unsaid) => {
  const text = await textOf('gift-card-void', { isBlocked });
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it('the email about an ended payment plan is true before and after the due date of the balance', async () => {
  const { booking } = exampleData(mailTemplates['payment-plan-lapsed']) as { booking: object };
  const facts = { ...booking, balance: '$664', balanceDue: 'May 16, 2027, end of day IST' };
  const text = await textOf('payment-plan-lapsed', { isEndedByOffice: true, booking: facts });
  expect(text).toContain('You can pay the balance of $664 in one payment at any time.');
  expect(text).toContain('Its due date is May 16, 2027, end of day IST.');
  expect(text).not.toContain('before then');
});
