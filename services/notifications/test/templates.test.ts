import { describe, expect, it } from '@jest/globals';
import { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import { exampleData } from './example-data.js';
import { names, writer } from './mail-writer.js';

const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>\r\nBcc: all@example.org`;

describe.each(names)('the email %s', (name) => {
  it('is complete in HTML and plain text, with the configured brand', async () => {
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

  it('is complete without any optional data', async () => {
    const mail = await writer.write(name, exampleData(mailTemplates[name], { isSparse: true }));
    expect(mail.text).not.toMatch(/undefined|null/);
  });

  it('cannot be injected with markup or headers', async () => {
    const mail = await writer.write(name, exampleData(mailTemplates[name], { text: hostile }));
    expect(mail.html).not.toContain('<script>alert');
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

/** The same data for a retreat, in every field with a kind of trip. */
const ofARetreat = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === 'tripKind' ? 'retreat' : value));
const ofATrip = names.filter((name) => JSON.stringify(exampleData(mailTemplates[name])).includes('tripKind'));

describe.each(ofATrip)('the email %s about a retreat', (name) => {
  it('does not use the word tour', async () => {
    const mail = await writer.write(name, ofARetreat(exampleData(mailTemplates[name])));
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/\btours?\b/i);
  });
});

it.each(names.filter((name) => JSON.stringify(exampleData(mailTemplates[name])).includes('setPasswordUrl')))(
  '%s states how long its link to choose a password is valid',
  async (name) => {
    const data = { ...(exampleData(mailTemplates[name]) as object), validFor: '24 hours' };
    expect((await writer.write(name, data)).text).toContain('works once, for 24 hours');
  },
);

it('the newsletter confirmation states its deadline, and what happens to an unconfirmed address', async () => {
  const { text } = await writer.write('newsletter-confirm', exampleData(mailTemplates['newsletter-confirm']));
  const plain = text.replace(/\s+/g, ' ');
  expect(plain).toContain('The link works for 30 days');
  expect(plain).toContain('forget this address after 30 days');
});

it('a confirmation that is sent again to a new owner announces no receipt', async () => {
  const data = exampleData(mailTemplates['booking-confirmed']) as object;
  const of = async (hasReceipt: boolean | undefined) =>
    (await writer.write('booking-confirmed', { ...data, hasReceipt })).text;
  expect(await of(false)).not.toContain('receipt');
  expect(await of(true)).toContain('your receipt is attached');
  expect(await of(undefined)).toContain('your receipt is attached');
});

it('an email about a late payment does not say that the seats are sold if a missing code may be the reason', async () => {
  const data = exampleData(mailTemplates['late-payment-refunded']);
  const { text } = await writer.write('late-payment-refunded', data);
  expect(text.replace(/\s+/g, ' ')).toContain('the seats, or a code that you used, were gone');
});

it('a balance in installments has the due date of the next one', async () => {
  const data = exampleData(mailTemplates['payment-received']) as { booking: object };
  const of = async (nextInstallment: string | null) =>
    (await writer.write('payment-received', { ...data, booking: { ...data.booking, nextInstallment } })).text;
  expect(await of('$664 by Mar 15, 2027')).toMatch(
    /^Balance: A balance, in installments$\n^Next installment: \$664 by Mar 15, 2027$/m,
  );
  expect(await of(null)).toMatch(/^Balance: A balance, due A balanceDue$/m);
});

it('an email mentions the balance only if there is one', async () => {
  const data = exampleData(mailTemplates['booking-confirmed']) as { booking: object };
  const of = async (booking: object) =>
    (await writer.write('booking-confirmed', { ...data, booking: { ...data.booking, ...booking } })).text;
  expect(await of({})).toContain('where you pay the balance, give us');
  const paid = await of({ balance: '$0', balanceDue: null, nextInstallment: null });
  expect(paid).toContain('where you give us');
});

it('the facts of a booking use the word retreat for a retreat', async () => {
  const data = exampleData(mailTemplates['booking-confirmed']);
  expect((await writer.write('booking-confirmed', ofARetreat(data))).text).toMatch(/^Retreat: A tourTitle$/m);
  expect((await writer.write('booking-confirmed', data)).text).toMatch(/^Tour: A tourTitle$/m);
});

it('the morning email names unavailable parts, and links each line to its screen', async () => {
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

it('long words break, and dark mode has its own colors', async () => {
  const { html, text } = await writer.write('morning-email', exampleData(mailTemplates['morning-email']));
  expect(html).toMatch(/<td style="[^"]*word-break:break-word/);
  expect(html).toContain('.paper{background-color:#1C1A1F!important}');
  expect(text).not.toContain('important');
});

it('a template refuses data outside of its contract', async () => {
  await expect(writer.write('verify-email', { fullName: 5 })).rejects.toThrow();
  await expect(writer.write('constructor', {})).rejects.toThrow('no mail template');
});
