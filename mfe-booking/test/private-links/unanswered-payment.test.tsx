import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aSession } from '../kit/bookings';
import { comeBack } from '../kit/come-back';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = { payment: 'open', url: 'https://pay.example/1' } as const;
const aCard = {
  ...open,
  amount: { amountMinor: 20_000, currency: 'USD' },
  recipientName: 'Asha',
  deliverOn: null,
  isDelivered: false,
};

/** Opens the page of a payment that is pending; then the service fails for ten minutes. */
async function tenMinutes(address: string, call: string, session: object) {
  let asked = 0;
  const answer = () => (asked++ === 0 ? session : new FakeProblem(503, 'unavailable'));
  const shown = await renderRemotePage(booking, address, { answers: { [call]: answer } });
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  return { shown, asked: () => asked };
}

it('polling for the payment of a booking stops after a while if the service fails', async () => {
  const { shown, asked } = await tenMinutes(
    '/booking/success?session_id=cs_1',
    'GET /api/checkout/session/cs_1',
    aSession({ ...open, state: 'awaiting_payment' }),
  );
  expect(asked()).toBeGreaterThan(20);
  expect(asked()).toBeLessThan(50);
  shown.getByText('Check again');
});

it('polling for the payment of a gift card stops after a while if the service fails', async () => {
  const { shown, asked } = await tenMinutes(
    '/gift-cards?session_id=cs_1',
    'GET /api/gift-cards/session/cs_1',
    aCard,
  );
  expect(asked()).toBeGreaterThan(20);
  expect(asked()).toBeLessThan(50);
  shown.getByText(/If you have just paid, reload this page to see it\./);
});

it.each([
  [
    '/booking/success?session_id=cs_1',
    'GET /api/checkout/session/cs_1',
    aSession({ ...open, state: 'awaiting_payment' }),
    aSession(),
    'Your deposit is paid',
  ],
  [
    '/gift-cards?session_id=cs_1',
    'GET /api/gift-cards/session/cs_1',
    aCard,
    { ...aCard, payment: 'paid', url: null },
    'Thank you! Your gift card is paid for',
  ],
])(
  '%s shows that the payment has arrived when the visitor returns later',
  async (address, call, before, paid, words) => {
    let answer: object = before;
    const shown = await renderRemotePage(booking, address, { answers: { [call]: () => answer } });
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(shown.queryByText(words)).toBeNull();
    answer = paid;
    comeBack();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    shown.getByText(words);
  },
);
