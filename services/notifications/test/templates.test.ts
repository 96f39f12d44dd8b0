import { describe, expect, it } from '@jest/globals';
import { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import { exampleData } from './example-data.js';
import { names, writer } from './mail-writer.js';

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

it('says until when the newsletter can be confirmed, and what becomes of an address that is not', async () => {
  const { text } = await writer.write('newsletter-confirm', exampleData(mailTemplates['newsletter-confirm']));
  const plain = text.replace(/\s+/g, ' ');
  expect(plain).toContain('The link works for 30 days');
  expect(plain).toContain('forget this address after 30 days');
});

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

it('dates a balance that is paid in installments by the next of them', async () => {
  const data = exampleData(mailTemplates['payment-received']) as { booking: object };
  const of = async (nextInstallment: string | null) =>
    (await writer.write('payment-received', { ...data, booking: { ...data.booking, nextInstallment } })).text;
  expect(await of('$664 by Mar 15, 2027')).toMatch(
    /^Balance: A balance, in installments$\n^Next installment: \$664 by Mar 15, 2027$/m,
  );
  expect(await of(null)).toMatch(/^Balance: A balance, due A balanceDue$/m);
});

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
