import { describe as group, expect, it } from '@jest/globals';
import type { AdminEntity } from '@valam/contracts/admin/entities';
import { money } from '@valam/contracts/shared/money';
import { confirmationOf, fieldsOf } from '../../src/admin/description/action-description';
import { describe } from '../../src/admin/entities/all';

/** What is read before an action is run. */
function wordsOf(entity: AdminEntity, name: string, record: Record<string, unknown>): string {
  const action = describe(entity)?.actions?.find((one) => one.name === name);
  return (action && confirmationOf(action, { id: 'x', version: 1, ...record })) ?? '';
}

const usd = (units: number) => money(units * 100, 'USD');
const paid = (...methods: string[]) => methods.map((method) => ({ method, amount: usd(100) }));

group('the question before a booking is canceled', () => {
  it.each(['held', 'awaiting_payment'])('promises no email about seats that are only %s', (state) => {
    const words = wordsOf('bookings', 'cancel', { state, kept: usd(0), payments: [] });
    expect(words).toBe('The seats become free. No email says so.');
  });

  it('promises a refund only of what was paid', () => {
    const booking = { state: 'deposit_paid', payments: paid('card') };
    const words = (kept: number) => wordsOf('bookings', 'cancel', { ...booking, kept: usd(kept) });
    expect(words(100)).toMatch(/the amount below is refunded/);
    expect(words(0)).toMatch(/nothing to refund/);
  });
});

it.each(['refund', 'cancel'])(
  'says before a %s that cash and transfers do not go back automatically',
  (action) => {
    const wordsFor = (...methods: string[]) =>
      wordsOf('bookings', action, { state: 'paid', kept: usd(200), payments: paid(...methods) });
    expect(wordsFor('card', 'gift_card')).not.toBe('');
    expect(wordsFor('card', 'gift_card')).not.toContain('automatically');
    expect(wordsFor('card', 'offline')).toContain(wordsFor('card'));
    expect(wordsFor('card', 'offline')).toContain('does not go back automatically: it waits under Refunds');
  },
);

it('says before a departure is canceled that cash and transfers are paid back by hand', () => {
  expect(wordsOf('departures', 'cancel', {})).toMatch(/transfer or in cash waits under Refunds/);
});

it('says when the recipient of an unblocked gift card gets it, which may be a later day', () => {
  const words = (deliverAt: string) => wordsOf('gift-cards', 'unblock', { deliverAt });
  expect(words(new Date(Date.now() + 7 * 86_400_000).toISOString())).toMatch(/on its day/);
  expect(words('2026-01-01T03:30:00.000Z')).toMatch(/within a minute/);
});

it('promises an email to a declined host only if one is sent', () => {
  expect(wordsOf('host-applications', 'decline', { spamMarks: [] })).toMatch(/get an email/);
  expect(wordsOf('host-applications', 'decline', { spamMarks: ['hidden_field'] })).toMatch(/no email/);
});

it('does not promise that a departure can be booked once its sale is open: its trip may be a draft', () => {
  const open = describe('departures')?.actions?.find(({ name }) => name === 'open');
  expect(open?.done).toBe('The sale is open.');
});

it('does not link a booking of an erased person to a person', () => {
  const linksOf = (email: string) =>
    describe('bookings')
      ?.relatedLinksOf?.({ id: 'x', version: 1, departureId: 'd', email })
      .map(({ label }) => label);
  expect(linksOf('asha@example.org')).toContain('This person');
  expect(linksOf('')).not.toContain('This person');
});

group('a field that takes a departure', () => {
  const all = ['bookings', 'leads', 'promo-codes'] as const;
  it.each(all)('of %s finds none of past years, which would fill the list of what was found', (name) => {
    const { fields = [], newFields = [], actions = [] } = describe(name) ?? {};
    const record = { id: 'x', version: 1, total: usd(1), balance: usd(1) };
    const asked = [...fields, ...newFields, ...actions.flatMap((action) => fieldsOf(action, record))];
    const departures = asked.filter(
      (field) => (field.kind === 'record' || field.kind === 'records') && field.of === 'departures',
    );
    expect(departures.length).toBeGreaterThan(0);
    expect(departures.filter((field) => !('onlyIn' in field && field.onlyIn))).toEqual([]);
  });
});
