import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { comeBack } from '../kit/come-back';
import {
  acceptTerms,
  aDeparture,
  bookingPanel,
  chooseDate,
  fillIn,
  sessionRoute,
  toDetails,
} from '../kit/booking-panel';
import { enter } from '../kit/enter';

const stored = 'booking:discovering-shiva';
const kept = {
  bookingRef: 'VAL-7K2M',
  state: 'awaiting_payment',
  refundState: 'none',
  tourTitle: 'Discovering Shiva',
  tourSlug: 'discovering-shiva',
  startDate: '2099-02-06',
  endDate: '2099-02-15',
  quantity: 2,
  total: { amountMinor: 498_000, currency: 'USD' },
  paid: { amountMinor: 0, currency: 'USD' },
  balance: { amountMinor: 498_000, currency: 'USD' },
  balanceDueAt: null,
  holdExpiresAt: '2099-01-01T10:00:00.000Z',
  holdSecondsLeft: 1_200,
  purpose: 'deposit',
  url: 'https://pay.example/cs_1',
  payment: 'open',
};
const sessionOf = 'GET /api/checkout/session/cs_1';

describe('seats on hold', () => {
  it('are remembered while offline, so that the next booking replaces them', async () => {
    window.sessionStorage.setItem(stored, 'cs_1');
    const shown = await bookingPanel([aDeparture()], {
      [sessionOf]: () => {
        throw new TypeError('offline');
      },
    });
    await waitFor(() => expect(shown.http.calls.some(({ path }) => path.includes('cs_1'))).toBe(true));
    await act(async () => undefined);
    expect(window.sessionStorage.getItem(stored)).toBe('cs_1');
  });

  it('are forgotten if the service does not know them', async () => {
    window.sessionStorage.setItem(stored, 'cs_1');
    await bookingPanel([aDeparture()], { [sessionOf]: new FakeProblem(404, 'leads.session_unknown') });
    await waitFor(() => expect(window.sessionStorage.getItem(stored)).toBeNull());
  });

  it('are not missing for the party that holds them: after a reload it can correct its details for as many', async () => {
    window.sessionStorage.setItem(stored, 'cs_1');
    const { dateId } = aDeparture();
    window.sessionStorage.setItem(`booking:${dateId}`, 'cs_1');
    const details = { firstName: 'Asha', email: 'asha@example.org' };
    const draft = { choice: { dateId, travellers: 4 }, details };
    window.sessionStorage.setItem('booking-draft:discovering-shiva', JSON.stringify(draft));
    const shown = await bookingPanel([aDeparture({ free: 1 })], { [sessionOf]: { ...kept, quantity: 4 } });
    const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
    form.getByText(/^Feb 06.*4 travelers$/);
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    expect(shown.queryByText(/This is the last seat/)).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'One fewer' }));
    shown.getByText('3 travelers');
  });

  it('on one date do not count on another, which limits its party as for everyone', async () => {
    window.sessionStorage.setItem(stored, 'cs_1');
    window.sessionStorage.setItem('booking:another-date', 'cs_1');
    const shown = await bookingPanel([aDeparture({ free: 1 })], { [sessionOf]: { ...kept, quantity: 4 } });
    await userEvent.click(shown.getByRole('button', { name: 'One more' }));
    shown.getByText('2 travelers');
    await chooseDate(shown, aDeparture());
    shown.getByText('1 traveler');
    shown.getByText(/This is the last seat/);
  });

  it('are no longer offered for payment or release after Back if they were paid for', async () => {
    window.sessionStorage.setItem(stored, 'cs_1');
    let session: object = kept;
    const shown = await bookingPanel([aDeparture()], { [sessionOf]: () => session });
    await shown.findByText(/Nothing was charged yet/);
    session = { ...kept, state: 'deposit_paid', payment: 'paid', url: null, holdSecondsLeft: null };
    comeBack();
    await waitFor(() => expect(shown.queryByText(/Nothing was charged yet/)).toBeNull());
    expect(window.sessionStorage.getItem(stored)).toBeNull();
  });

  it('are reported as still held if the release fails', async () => {
    window.sessionStorage.setItem(stored, 'cs_1');
    const shown = await bookingPanel([aDeparture()], {
      [sessionOf]: kept,
      'POST /api/checkout/session/cs_1/release': () => {
        throw new TypeError('offline');
      },
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Release my seats' }));
    await waitFor(() => expect(shown.toast()?.tone).toBe('destructive'));
  });
});

describe('seats that were released', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('can be held again with the same choices, with a new idempotency key', async () => {
    let session: object = kept;
    const shown = await bookingPanel([aDeparture()], {
      [sessionRoute]: { url: '#payment-page', sessionId: 'cs_1' },
      [sessionOf]: () => session,
      'POST /api/checkout/session/cs_1/release': () => {
        session = { ...kept, state: 'expired', payment: 'expired', url: null, holdSecondsLeft: null };
        return session;
      },
    });
    const form = await toDetails(shown);
    await fillIn(shown, form);
    await acceptTerms(form);
    const pay = () => userEvent.click(shown.getByRole('button', { name: 'Pay deposit $498' }));
    const sent = () => shown.http.calls.filter(({ path }) => path === sessionRoute.split(' ')[1]);
    await pay();
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    comeBack();
    await userEvent.click(await shown.findByRole('button', { name: 'Release my seats' }));
    await waitFor(() => expect(window.sessionStorage.getItem(stored)).toBeNull());
    await pay();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent();
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });
});

describe('a paid booking', () => {
  const paid = { ...kept, state: 'deposit_paid', payment: 'paid', url: null, holdSecondsLeft: null };
  const answers = { [sessionRoute]: { url: '#payment-page', sessionId: 'cs_1' }, [sessionOf]: paid };
  afterEach(() => window.history.replaceState(null, '', '/'));

  async function pay() {
    const shown = await bookingPanel([aDeparture()], answers);
    const form = await toDetails(shown);
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $498' }));
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    return shown;
  }

  it('is cleared from the form after Back, so that it cannot be paid twice', async () => {
    const shown = await pay();
    comeBack();
    await shown.findByText('Your payment has arrived');
    await waitFor(() => expect(shown.queryByRole('form', { name: 'Traveler details' })).toBeNull());
    expect(shown.getByLabelText('Departure date')).toHaveProperty('value', '');
    expect(window.sessionStorage.getItem('booking-draft:discovering-shiva')).toBeNull();
  });

  it('does not clear another booking that is typed before the payment is known', async () => {
    const shown = await pay();
    await enter(shown.getByLabelText('Email'), 'ravi@example.org');
    comeBack();
    await shown.findByText('Your payment has arrived');
    expect(shown.getByLabelText('Email')).toHaveProperty('value', 'ravi@example.org');
  });
});

describe('a visitor who leaves the page while the seats are being held', () => {
  it('is not redirected to the payment page from another page', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const shown = await bookingPanel([aDeparture()], {
      [sessionRoute]: () => new Promise((resolve) => (finish = resolve)),
    });
    const form = await toDetails(shown);
    await fillIn(shown, form);
    await acceptTerms(form);
    await userEvent.click(form.getByRole('button', { name: 'Pay deposit $498' }));
    await form.findByRole('button', { name: 'Processing...' });
    await act(async () => shown.rerender(<p>another page</p>));
    await act(async () => finish({ url: `${window.location.origin}/#late-payment`, sessionId: 'cs_1' }));
    await waitFor(() => expect(window.sessionStorage.getItem(stored)).toBe('cs_1'));
    await act(async () => undefined);
    expect(window.location.hash).not.toBe('#late-payment');
  });
});
