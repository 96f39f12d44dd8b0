import { describe, expect, it } from '@jest/globals';
import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { readConfig } from '@valam/service-kit/config/read-config';
import { notificationsSettings } from '../src/config.js';
import { MailWriter } from '../src/mail/mail-writer.js';
import { exampleData } from './example-data.js';

const settings = readConfig(notificationsSettings, {
  SMTP_URL: 'smtp://127.0.0.1:1025',
  BRAND_NAME: 'Another Brand',
  BRAND_EMAIL: 'hello@another.example',
});
const writer = new MailWriter(settings);
const names = Object.keys(mailTemplates) as MailTemplateName[];
const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>\r\nBcc: all@example.org`;

describe.each(names)('the email %s', (name) => {
  it('reads well as HTML and as text, in the name of the configured brand', async () => {
    const mail = await writer.write(name, exampleData(mailTemplates[name]));
    expect(mail.subject.length).toBeGreaterThan(5);
    expect(mail.html).toContain('<!DOCTYPE html');
    expect(mail.html).toContain('Another Brand');
    expect(mail.text).toContain('hello@another.example');
    expect(mail.text).not.toMatch(/undefined|null|\[object/);
    expect(mail.html).not.toMatch(/undefined|\[object|Valam/);
    for (const [url] of mail.html.matchAll(/http:\/\/localhost:8080\/[A-Za-z]+\/abc/g))
      expect(mail.text).toContain(url);
  });

  it('also with everything left out that may be missing', async () => {
    const mail = await writer.write(name, exampleData(mailTemplates[name], { isSparse: true }));
    expect(mail.text).not.toMatch(/undefined|null/);
  });

  it('lets no markup and no header in', async () => {
    const mail = await writer.write(name, exampleData(mailTemplates[name], { text: hostile }));
    expect(mail.html).not.toContain('<script>alert');
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

/** The same data for a retreat, wherever they have a kind of trip. */
const ofARetreat = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === 'tripKind' ? 'retreat' : value));
const ofATrip = names.filter((name) => JSON.stringify(exampleData(mailTemplates[name])).includes('tripKind'));

describe.each(ofATrip)('the email %s about a retreat', (name) => {
  it('calls nothing a tour', async () => {
    const mail = await writer.write(name, ofARetreat(exampleData(mailTemplates[name])));
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/\btours?\b/i);
  });
});

it.each(names.filter((name) => JSON.stringify(exampleData(mailTemplates[name])).includes('setPasswordUrl')))(
  '%s says how long its link to choose a password works',
  async (name) => {
    const data = { ...(exampleData(mailTemplates[name]) as object), validFor: '24 hours' };
    expect((await writer.write(name, data)).text).toContain('works once, for 24 hours');
  },
);

it('tells a companion who has paid for a trip that was canceled without a refund', async () => {
  const data = { ...(exampleData(mailTemplates['share-ended']) as object), refund: null, isCancelled: true };
  const paid = await writer.write('share-ended', { ...data, isPaid: true });
  expect(paid.subject).toMatch(/^Cancelled: /);
  expect(paid.text).toContain('there is no refund of what you paid');
  expect((await writer.write('share-ended', { ...data, isPaid: false })).text).not.toContain(
    'no refund of what you paid',
  );
});

it('says that a refund is on a gift card, which no statement shows', async () => {
  const data = {
    ...(exampleData(mailTemplates['refund-made']) as object),
    isFormerPayers: false,
    isByHand: false,
    isOnVoidCard: false,
  };
  const toCard = await writer.write('refund-made', { ...data, refund: '$300', giftCard: '9MND' });
  expect(toCard.subject).toBe('$300 is back on your gift card');
  expect(toCard.text).not.toMatch(/usually shows on a card/);
  expect((await writer.write('refund-made', { ...data, giftCard: null })).text).toMatch(
    /usually shows on a card/,
  );
  const toVoidCard = await writer.write('refund-made', { ...data, giftCard: null, isOnVoidCard: true });
  expect(toVoidCard.subject).not.toContain('to you');
  expect(toVoidCard.text).toMatch(/can’t be used\s+now/);
  expect(toVoidCard.text).not.toMatch(/usually\s+shows on a card/);
});

it('says of a refund that staff have paid that no card statement shows it', async () => {
  const templates = [
    'refund-made',
    'former-payment-refunded',
    'share-refunded',
    'gift-card-refunded',
  ] as const;
  for (const template of templates) {
    const data = {
      ...(exampleData(mailTemplates[template]) as object),
      giftCard: null,
      isOnVoidCard: false,
      isFormerPayers: false,
    };
    const paid = async (isByHand: boolean) => (await writer.write(template, { ...data, isByHand })).text;
    expect(await paid(true)).toMatch(/ourselves, usually by bank\s+transfer/);
    expect(await paid(true)).not.toMatch(/usually\s+shows on a card/);
    expect(await paid(false)).toMatch(/usually\s+shows on a card/);
  }
});

it('says until when the newsletter can be confirmed, and what becomes of an address that is not', async () => {
  const { text } = await writer.write('newsletter-confirm', exampleData(mailTemplates['newsletter-confirm']));
  const plain = text.replace(/\s+/g, ' ');
  expect(plain).toContain('The link works for 30 days');
  expect(plain).toContain('forget this address after 30 days');
});

it('says whose a refund is of what was paid before a transfer', async () => {
  const data = exampleData(mailTemplates['refund-made']) as object;
  const { subject, text } = await writer.write('refund-made', {
    ...data,
    giftCard: null,
    isFormerPayers: true,
  });
  expect(subject).not.toContain('to you');
  expect(text).toContain('to the person who paid it before the booking was transferred to you');
  const ended = exampleData(mailTemplates['booking-cancelled']) as { booking: object };
  const of = async (hasFormerPayer: boolean) =>
    (await writer.write('booking-cancelled', { ...ended, booking: { ...ended.booking, hasFormerPayer } }))
      .text;
  expect((await of(true)).replace(/\s+/g, ' ')).toContain('goes back to the person who paid it');
  expect(await of(false)).not.toContain('goes back to the person');
});

it('says what was given back beside what was paid, so that its sums add up', async () => {
  const data = exampleData(mailTemplates['balance-reminder']) as { booking: object };
  const of = async (refunded: string | null) =>
    (await writer.write('balance-reminder', { ...data, booking: { ...data.booking, refunded } })).text;
  expect(await of('$45')).toMatch(/^Paid: .+$\n^Refunded: \$45$\n^Balance: /m);
  expect(await of(null)).not.toContain('Refunded');
});

it.each(['booking-cancelled', 'departure-cancelled'] as const)(
  'says in %s what was given back in all, if something was before',
  async (name) => {
    const data = exampleData(mailTemplates[name]) as { booking: object };
    const of = async (refunded: string | null) => {
      const booking = { ...data.booking, refunded };
      const refunds = { refund: '$400', companionsRefund: null, isUnpaid: false };
      return (await writer.write(name, { ...data, booking, ...refunds })).text;
    };
    expect(await of('$600')).toMatch(/^You get back: \$400$\n^Refunded in total: \$600$/m);
    expect(await of('$400')).not.toContain('in all');
    expect(await of(null)).not.toContain('in all');
  },
);

it('promises no receipt to a new owner to whom the confirmation is sent again', async () => {
  const data = exampleData(mailTemplates['booking-confirmed']) as object;
  const of = async (hasReceipt: boolean | undefined) =>
    (await writer.write('booking-confirmed', { ...data, hasReceipt })).text;
  expect(await of(false)).not.toContain('receipt');
  expect(await of(true)).toContain('your receipt is attached');
  expect(await of(undefined)).toContain('your receipt is attached');
});

it('does not say that the seats are sold when a code may be what a late payment missed', async () => {
  const data = exampleData(mailTemplates['late-payment-refunded']);
  const { text } = await writer.write('late-payment-refunded', data);
  expect(text.replace(/\s+/g, ' ')).toContain('the seats, or a code that you used, were gone');
});

it('names no amount that comes back to a person who had paid nothing for a canceled departure', async () => {
  const data = exampleData(mailTemplates['departure-cancelled']) as object;
  const of = async (isUnpaid: boolean) =>
    (await writer.write('departure-cancelled', { ...data, refund: '$0', isUnpaid })).text;
  expect(await of(true)).toContain('there is nothing to refund');
  expect(await of(true)).not.toContain('$0');
  expect(await of(false)).toContain('You get back $0');
});

it('dates a balance that is paid in installments by the next of them', async () => {
  const data = exampleData(mailTemplates['payment-received']) as { booking: object };
  const of = async (nextInstallment: string | null) =>
    (await writer.write('payment-received', { ...data, booking: { ...data.booking, nextInstallment } })).text;
  expect(await of('$664 by Mar 15, 2027')).toMatch(
    /^Balance: A balance, in installments$\n^Next installment: \$664 by Mar 15, 2027$/m,
  );
  expect(await of(null)).toMatch(/^Balance: A balance, due A balanceDue$/m);
});

it.each(names.filter((name) => /refund|cancelled|ended/.test(name)))(
  'the email %s names no other time for a refund than the policy',
  async (name) => {
    const { text } = await writer.write(name, exampleData(mailTemplates[name]));
    for (const [, days] of text.matchAll(/(\S+)\s+(?:business|working)\s+days/g)) expect(days).toBe('6-8');
  },
);

it('speaks of a balance only where one is left to pay', async () => {
  const data = exampleData(mailTemplates['booking-confirmed']) as { booking: object };
  const of = async (booking: object) =>
    (await writer.write('booking-confirmed', { ...data, booking: { ...data.booking, ...booking } })).text;
  expect(await of({})).toContain('where you pay the balance, give us');
  const paid = await of({ balance: '$0', balanceDue: null, nextInstallment: null });
  expect(paid).toContain('where you give us');
});

it('calls a retreat a retreat in the facts of a booking', async () => {
  const data = exampleData(mailTemplates['booking-confirmed']);
  expect((await writer.write('booking-confirmed', ofARetreat(data))).text).toMatch(/^Retreat: A tourTitle$/m);
  expect((await writer.write('booking-confirmed', data)).text).toMatch(/^Tour: A tourTitle$/m);
});

it('says in the morning email what could not be read, and leads to the screen of each line', async () => {
  const screenUrl = 'http://localhost:8080/admin/reports/sales';
  const recordUrl = 'http://localhost:8080/admin/bookings/1';
  const morning = {
    ...(exampleData(mailTemplates['morning-email']) as object),
    taskCount: 1,
    tasks: [
      {
        title: 'Money problems',
        lines: [{ title: 'Charge failed', facts: 'Asha, $664', recordUrl }],
        more: 4,
        screenUrl,
      },
    ],
    sales: null,
    unread: [{ what: 'Yesterday’s sales', screenUrl }],
  };
  const { subject, text } = await writer.write('morning-email', morning);
  expect(subject).toMatch(/: 1 thing needs attention$/);
  expect(text).toContain('Yesterday’s sales could not be read for this email.');
  for (const part of ['Charge failed', 'Asha, $664', recordUrl, '4 more', screenUrl])
    expect(text).toContain(part);
  expect(text).not.toContain('All clear');
});

it('breaks what has no place to break, and has its own colors on a dark screen', async () => {
  const { html, text } = await writer.write('morning-email', exampleData(mailTemplates['morning-email']));
  expect(html).toMatch(/<td style="[^"]*word-break:break-word/);
  expect(html).toContain('.paper{background-color:#1C1A1F!important}');
  expect(text).not.toContain('important');
});

it('refuses data that its contract does not know', async () => {
  await expect(writer.write('verify-email', { fullName: 5 })).rejects.toThrow();
  await expect(writer.write('constructor', {})).rejects.toThrow('no mail template');
});
