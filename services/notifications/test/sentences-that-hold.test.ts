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
  'the email %s keeps the line breaks of a message, in plain text too',
  async (name) => {
    const { html, text } = await write(name, { message: 'Day 1: Chennai\r\nDay 2: Madurai\n\nWith love' });
    expect(text).toMatch(/^Day 1: Chennai\nDay 2: Madurai\n\nWith love$/m);
    // A message in Arabic or Hebrew is right-to-left.
    expect(html).toMatch(/<p[^>]* dir="auto"/);
    expect(html).toMatch(/Day 1: Chennai<br\s*\/?>Day 2: Madurai<br\s*\/?><br\s*\/?>With love/);
  },
);

it('a balance reminder asks for a reply before its date only if that is in the future', async () => {
  expect(await textOf('balance-reminder', { daysLeft: 3 })).toContain('Reply to this email before the date');
  for (const daysLeft of [0, -3]) {
    const text = await textOf('balance-reminder', { daysLeft });
    expect(text).toContain('Reply to this email and we’ll find');
    expect(text).not.toContain('before the date');
  }
});

it('a cancellation without a refund states no refund time or recipient', async () => {
  const { booking } = exampleData(mailTemplates['booking-cancelled']) as { booking: object };
  const of = (hasRefund: boolean | undefined) =>
    textOf('booking-cancelled', { booking: { ...booking, hasFormerPayer: true }, refund: '$0', hasRefund });
  for (const said of ['usually shows on a card', 'goes back to the person who paid it']) {
    expect(await of(false)).not.toContain(said);
    expect(await of(true)).toContain(said);
    expect(await of(undefined)).toContain(said);
  }
});

it('the email to verify an address states how long its link is valid', async () => {
  expect(await textOf('verify-email', { validFor: '48 hours' })).toContain('The link works for 48 hours.');
  expect(await textOf('verify-email', { validFor: undefined })).not.toContain('The link works');
});

it('a gift card for two people names both', async () => {
  const { subject } = await write('gift-card-bought', { recipientName: 'Mum & Dad', amount: '$200' });
  expect(subject).toBe('Your gift card for Mum & Dad: $200');
});

it('a review request, sent on the day after the trip, does not assume that the traveler is home', async () => {
  const text = await textOf('review-request', { tourTitle: 'Lamps of Kerala', isReminder: false });
  expect(text).toContain('Thank you for traveling with us on Lamps of Kerala. How was it?');
  expect(text).not.toContain('back from');
});

it('the notice of a lead that is answered automatically does not ask the team for an answer', async () => {
  const { html, text } = await write('lead-notice', { answerBy: '' });
  expect(html).toContain('It is answered automatically.');
  expect(`${html} ${text}`).not.toContain('Answer by');
});

it('an email about a late payment announces its refund, which is made later', async () => {
  const text = await textOf('late-payment-refunded', { refund: '$996' });
  expect(text).toContain('You get the full amount back: $996.');
  expect(text).not.toContain('has been refunded');
});

it('a request for traveler details lists the required ones', async () => {
  const text = await textOf('travellers-needed', { missing: 1 });
  expect(text).toContain(
    'are not complete. We need the name, date of birth and an emergency contact of each.',
  );
});

it.each([
  [
    'is open says when it is due',
    { isOpen: true, isSettled: false },
    'Your share of',
    'nothing more for you',
  ],
  [
    'is paid says that nothing is left',
    { isOpen: false, isSettled: true },
    'nothing more for you',
    'Your share of',
  ],
  ['has lapsed says neither', { isOpen: false, isSettled: false }, 'New dates', 'nothing more for you'],
])('the email about new dates to a companion whose share %s', async (_what, state, said, unsaid) => {
  const { subject } = await write('share-moved', state);
  const text = `${subject} ${await textOf('share-moved', state)}`;
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it('a partner whose account is paused reads what becomes of the code and of the commission', async () => {
  const text = await textOf('account-suspended', {});
  expect(text).toContain('your referral code doesn’t count and no payout is made');
  expect(text).toContain('The commission recorded so far stays recorded.');
});

it.each([
  ['a balance', { nextInstallment: null }, 'The balance of $1,992 is due May 16, 2027'],
  [
    'installments',
    { nextInstallment: '$664 by Mar 16, 2027' },
    'Your next installment is $664 by Mar 16, 2027',
  ],
  ['nothing left to pay', { nextInstallment: null, balanceDue: null }, 'stay as they are.'],
])(
  'the email about other days of a departure says what stays, what may be done, and with %s what is due',
  async (_what, money, due) => {
    const { booking } = exampleData(mailTemplates['departure-moved']) as { booking: object };
    const facts = { ...booking, dates: 'Jun 15 – 24, 2027', balance: '$1,992', balanceDue: 'May 16, 2027' };
    const data = { formerDates: 'Jun 01 – 10, 2027', booking: { ...facts, ...money } };
    const text = await textOf('departure-moved', data);
    expect(text).toContain('It was planned for Jun 01 – 10, 2027; it is now on Jun 15 – 24, 2027.');
    expect(text).toContain('Your seats, the price and what you have paid stay as they are.');
    expect(text).toContain(due);
    expect(/The balance of|next installment is/.test(text)).toBe(due !== 'stay as they are.');
    expect(text).toContain('Reply to this email before you change or cancel anything.');
    expect(text).toContain('leave with a full refund if something essential has to change');
  },
);

it('an offer of the waitlist that is sent again says which days it had', async () => {
  const days = { dates: 'Jun 15 – 24, 2027', formerDates: 'Jun 01 – 10, 2027' };
  const { subject } = await write('waitlist-offer', days);
  expect(subject).toMatch(/^New dates: /);
  expect(await textOf('waitlist-offer', days)).toContain(
    'they were Jun 01 – 10, 2027, and are now Jun 15 – 24, 2027.',
  );
  const firstOffer = await write('waitlist-offer', { ...days, formerDates: undefined });
  expect(`${firstOffer.subject} ${firstOffer.text}`).not.toMatch(/New dates|The dates of/);
});

it('the morning email does not say that nothing needs attention if a part of it could not be read', async () => {
  const tasks = {
    what: 'What needs attention in sales and bookings',
    screenUrl: 'http://localhost:8080/admin',
  };
  const of = async (unread: object[]) =>
    (await write('morning-email', { taskCount: 0, tasks: [], unread })).subject;
  expect(await of([])).toMatch(/: nothing needs attention$/);
  expect(await of([tasks])).toMatch(/: not everything could be read$/);
});

it('a reminder of an overdue installment announces a later date of the balance only if there is one', async () => {
  const of = (number: number) => textOf('installment-reminder', { daysLeft: -3, number, count: 3 });
  expect(await of(2)).toContain('the payment plan ends and the balance is due on its original date.');
  expect(await of(3)).toContain('the payment plan ends.');
});

it('a proposal is not only for a private tour', async () => {
  const text = await textOf('quote-sent', { title: 'A week of silence' });
  expect(text).toContain('Trip: A week of silence');
  expect(text).not.toMatch(/a tour of your own|temple/);
});

it('an email about a declined application to host gives no reason but that of the staff', async () => {
  const text = await textOf('host-application-declined', { reason: 'Your house is outside of India.' });
  expect(text).toContain('Your house is outside of India.');
  expect(text).not.toMatch(/capacity|more hosts/);
});

it('the email with a gift card says that it pays only in its currency', async () => {
  expect(await textOf('gift-card-delivered', {})).toContain('in the currency of the card');
});

it('an invitation to choose a password does not say that the account is open, which may await approval', async () => {
  const { subject } = await write('account-invitation', {});
  const text = `${subject} ${await textOf('account-invitation', { validFor: '24 hours' })}`;
  expect(text).toContain('Choose a password for it; the link works once, for 24 hours.');
  expect(text).not.toMatch(/ready|open it/);
});
