import { expect, it } from '@jest/globals';
import { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import { exampleData } from './example-data.js';
import { names, writer } from './mail-writer.js';

it('a companion who has paid is notified of a cancellation without a refund', async () => {
  const data = { ...(exampleData(mailTemplates['share-ended']) as object), refund: null, isCancelled: true };
  const paid = await writer.write('share-ended', { ...data, isPaid: true });
  expect(paid.subject).toMatch(/^Cancelled: /);
  expect(paid.text).toContain('there is no refund of what you paid');
  expect((await writer.write('share-ended', { ...data, isPaid: false })).text).not.toContain(
    'no refund of what you paid',
  );
});

it('an email says that a refund is on a gift card, which no bank statement shows', async () => {
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

it('an email about a refund by staff says that no card statement shows it', async () => {
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

it('an email about a refund of a payment before a transfer says to whom it goes', async () => {
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

it('an email shows refunds beside payments, so that its amounts add up', async () => {
  const data = exampleData(mailTemplates['balance-reminder']) as { booking: object };
  const of = async (refunded: string | null) =>
    (await writer.write('balance-reminder', { ...data, booking: { ...data.booking, refunded } })).text;
  expect(await of('$45')).toMatch(/^Paid: .+$\n^Refunded: \$45$\n^Balance: /m);
  expect(await of(null)).not.toContain('Refunded');
});

it.each(['booking-cancelled', 'departure-cancelled'] as const)(
  'the email %s shows the total of all refunds if there was an earlier one',
  async (name) => {
    const data = exampleData(mailTemplates[name]) as { booking: object };
    const of = async (refunded: string | null) => {
      const booking = { ...data.booking, refunded };
      const refunds = { refund: '$400', companionsRefund: null, isUnpaid: false };
      return (await writer.write(name, { ...data, booking, ...refunds })).text;
    };
    expect(await of('$600')).toMatch(/^You get back: \$400$\n^Refunded in total: \$600$/m);
    expect(await of('$400')).not.toContain('in total');
    expect(await of(null)).not.toContain('in total');
  },
);

it('an email to a person who has paid nothing for a canceled departure has no refund amount', async () => {
  const data = exampleData(mailTemplates['departure-cancelled']) as object;
  const of = async (isUnpaid: boolean) =>
    (await writer.write('departure-cancelled', { ...data, refund: '$0', isUnpaid })).text;
  expect(await of(true)).toContain('there is nothing to refund');
  expect(await of(true)).not.toContain('$0');
  expect(await of(false)).toContain('You get back $0');
});

it.each(names.filter((name) => /refund|cancelled|ended/.test(name)))(
  'the email %s states the refund time of the policy',
  async (name) => {
    const { text } = await writer.write(name, exampleData(mailTemplates[name]));
    for (const [, days] of text.matchAll(/(\S+)\s+(?:business|working)\s+days/g)) expect(days).toBe('6-8');
  },
);

it.each(['booking-cancelled', 'booking-changed', 'departure-cancelled'] as const)(
  'the email %s, which may be about a payment with a gift card, says when both kinds of card show the refund',
  async (name) => {
    const data = { ...(exampleData(mailTemplates[name]) as object), isUnpaid: false };
    const { text } = await writer.write(name, data);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'on a card within 6-8 business days, on a gift card right away.',
    );
  },
);
