import { describe, expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';

const cancel = { allowed: true, until: '2027-02-12', rule: 'within_48_hours' } as const;

/** The page of a booking paid on this day at 10:30 IST, for a departure on February 13. */
async function paidOn(day: string) {
  const { actions, payments, paid } = aBooking();
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({
        actions: { ...actions, cancel: { ...cancel, refund: paid } },
        payments: payments.map((payment) => ({ ...payment, at: `${day}T05:00:00Z` })),
        today: day,
      }),
    },
  });
  return shown.findByText(/you still get a full refund/);
}

describe('the end of the full refund on the page of a booking', () => {
  it('is 48 hours after the payment', async () => {
    expect((await paidOn('2027-01-10')).textContent).toContain('Until Jan 12, 2027, 10:30 IST');
  });

  it('is earlier if the seventh day before departure starts within them', async () => {
    expect((await paidOn('2027-02-04')).textContent).toContain('Until Feb 05, 2027, end of day IST');
  });
});
