import { describe, expect, it } from '@jest/globals';
import type { CheckoutSession } from '@valam/contracts/leads/checkout.schema';
import { wholeUnits } from '@valam/contracts/shared/money';
import { checkoutWords } from './checkout-words';

const aSession = (changes: Partial<CheckoutSession> = {}): CheckoutSession => ({
  bookingRef: 'VAL-7K2M',
  state: 'deposit_paid',
  refundState: 'none',
  tourTitle: 'Discovering Shiva',
  tourSlug: 'discovering-shiva',
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  quantity: 1,
  total: wholeUnits(2_490, 'USD'),
  paid: wholeUnits(498, 'USD'),
  balance: wholeUnits(1_992, 'USD'),
  balanceDueAt: '2027-01-07T18:29:59.999Z',
  holdExpiresAt: null,
  holdSecondsLeft: null,
  purpose: 'deposit',
  url: null,
  payment: 'paid',
  ...changes,
});

/** The balance of the booking is not shown to its former owner. */
const formerOwners = { isFormerOwner: true, balance: wholeUnits(0, 'USD') } as const;

describe('the outcome of a payment', () => {
  it('is the paid deposit, with the balance and its due date', () => {
    expect(checkoutWords(aSession())).toEqual({
      tone: 'success',
      title: 'Your deposit is paid',
      text: 'Your seats are booked. The balance of $1,992 is due by Jan 07, 2027, end of day IST.',
    });
  });

  it.each<[string, Partial<CheckoutSession>, string, boolean]>([
    ['paid in full', { state: 'paid', balance: wholeUnits(0, 'USD') }, 'Everything is paid', false],
    ['an installment', { purpose: 'balance' }, 'Your payment has arrived', false],
    ['an unpaid balance', { purpose: 'balance', payment: 'expired' }, 'The payment page has closed', false],
    ['the deposit while the balance is due', { state: 'balance_due' }, 'Your deposit is paid', false],
    [
      'not known yet',
      { state: 'awaiting_payment', payment: 'open' },
      'Waiting for your payment to be confirmed',
      true,
    ],
    [
      'not known yet: the balance',
      { payment: 'open', purpose: 'balance' },
      'Waiting for your payment to be confirmed',
      true,
    ],
    [
      'too late',
      { state: 'expired', payment: 'refunded', refundState: 'refunded' },
      'Your payment arrived after your hold expired',
      false,
    ],
    ['expired', { state: 'expired', payment: 'expired' }, 'The payment page has closed', false],
    [
      'that of a former owner',
      { ...formerOwners, payment: 'paid' },
      'This booking has been transferred',
      false,
    ],
    [
      'a page left by a former owner',
      { ...formerOwners, payment: 'expired' },
      'This booking has been transferred',
      false,
    ],
    [
      'not known yet: the hold has expired',
      { state: 'expired', payment: 'open' },
      'Waiting for your payment to be confirmed',
      true,
    ],
    ['cancelled', { state: 'cancelled', refundState: 'pending' }, 'This booking is cancelled', false],
    [
      'a share that was paid too late',
      { isShare: true, purpose: 'balance', payment: 'refunded' },
      'Your share was no longer needed',
      false,
    ],
    ['transferred', { purpose: 'transfer_fee' }, 'The booking has been transferred', false],
    [
      'not transferred',
      { purpose: 'transfer_fee', payment: 'expired' },
      'The payment page has closed',
      false,
    ],
    [
      'not transferred, because it was transferred before',
      { purpose: 'transfer_fee', payment: 'refunded' },
      'Your fee goes back to you',
      false,
    ],
    [
      'not transferred, because the booking was canceled meanwhile',
      { purpose: 'transfer_fee', payment: 'refunded', state: 'cancelled' },
      'Your fee goes back to you',
      false,
    ],
    [
      'not known yet: the booking was canceled meanwhile',
      { purpose: 'balance', payment: 'open', state: 'cancelled' },
      'Waiting for your payment to be confirmed',
      true,
    ],
    [
      'not transferred yet',
      { purpose: 'transfer_fee', payment: 'open' },
      'Waiting for your payment to be confirmed',
      true,
    ],
  ])('is %s', (_name, changes, title, isWaiting) => {
    const words = checkoutWords(aSession(changes));
    expect(words.title).toBe(title);
    expect(words.isWaiting ?? false).toBe(isWaiting);
  });

  it('is never shown as paid before it is', () => {
    for (const state of ['held', 'awaiting_payment', 'expired', 'cancelled'] as const)
      for (const payment of ['open', 'expired'] as const)
        expect(checkoutWords(aSession({ state, payment })).title).not.toMatch(/paid$/);
  });

  it('is not a payment of the balance whose page has closed unpaid', () => {
    const { tone, text } = checkoutWords(aSession({ purpose: 'balance', payment: 'expired' }));
    expect(tone).toBe('plain');
    expect(text).toBe(
      'Nothing was charged on it. Your seats are booked, and $1,992 is left to pay by Jan 07, 2027, end of day IST. Open the link in your email to pay it.',
    );
    const settled = { balance: wholeUnits(0, 'USD'), state: 'paid' } as const;
    expect(checkoutWords(aSession({ purpose: 'balance', payment: 'expired', ...settled })).title).toBe(
      'Everything is paid',
    );
  });

  it('never states that nothing was charged while that is unknown', () => {
    for (const state of ['held', 'awaiting_payment', 'expired'] as const)
      expect(checkoutWords(aSession({ state, payment: 'open' })).text).not.toContain('Nothing was charged');
  });

  it('states what happens to the money of a late payment', () => {
    const late = { state: 'expired', payment: 'refunded' } as const;
    expect(checkoutWords(aSession({ ...late, refundState: 'pending' })).text).toContain('on its way');
    expect(checkoutWords(aSession({ ...late, refundState: 'failed' })).text).toContain('try again');
    // The seats may be free, while a promo code or a gift card is used up.
    expect(checkoutWords(aSession(late)).text).toContain('the seats, or a code that you used, were gone');
  });

  it.each<[Partial<CheckoutSession>, string]>([
    [{ payment: 'paid' }, 'Your payment had arrived.'],
    [{ payment: 'expired', purpose: 'balance' }, 'Nothing was charged on this page.'],
    [{ payment: 'paid', purpose: 'save_card' }, 'your card is not charged for it.'],
  ])('says nothing of own seats to a former owner: %j', (session, words) => {
    const { tone, text } = checkoutWords(aSession({ ...formerOwners, ...session }));
    expect(tone).toBe('plain');
    expect(text).toContain(words);
    expect(text).toContain('belongs to another traveler now');
    expect(text).not.toContain('Your seats');
  });
});
