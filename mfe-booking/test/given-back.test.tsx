import { expect, it } from '@jest/globals';
import { wholeUnits } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../src/expose/remote';
import { aBooking, token } from './bookings';

const refund = { reason: 'Cancelled by the traveler.', at: '2026-11-20T05:00:00Z' };

it('the sums of a cancelled booking count a refund that is tried again, and no fee in another currency', async () => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({
        state: 'cancelled',
        refundState: 'failed',
        balance: wholeUnits(0, 'USD'),
        givenBack: wholeUnits(448, 'USD'),
        refunds: [
          { id: 'r1', amount: wholeUnits(448, 'USD'), state: 'failed', ...refund },
          { id: 'r2', amount: wholeUnits(2_000, 'INR'), state: 'pending', ...refund },
        ],
      }),
    },
  });
  const kept = await shown.findByText('We keep');
  expect(kept.parentElement?.textContent).toBe('We keep$50');
});
