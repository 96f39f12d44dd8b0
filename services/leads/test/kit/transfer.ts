import { transferBooking } from '@valam/contracts/leads/booking.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { backOfficeOf } from './back-office.js';
import { bookingOf } from './paid-booking.js';
import type { Leads } from './start-leads.js';

export const buyer = {
  firstName: 'Ravi',
  lastName: 'Iyer',
  email: 'ravi@example.org',
  mobile: '+919876543210',
};
export const accomplice = {
  firstName: 'Max',
  lastName: 'Roe',
  email: 'max@example.org',
  mobile: '+4915112345678',
};

/** Transfers of bookings, by their owners or by staff, and their results. */
export const transfersOf = (leads: Leads) => ({
  transfer: (token: string, person = buyer) => leads.rpc.call(transferBooking, { token, ...person }),
  transferByStaff: (bookingId: string, person = buyer) =>
    backOfficeOf(leads).act('bookings', bookingId, 'transfer', {
      ...person,
      reason: 'Asked for by telephone.',
    }),
  belongsTo: (ref: string, email: string) =>
    waitFor(async () => {
      const booking = await bookingOf(leads, ref);
      return booking.email === email ? booking : null;
    }),
  /** The refund of a fee that was paid without a transfer. */
  returned: (bookingId: string) =>
    waitFor(() => leads.dataSource.manager.findOneBy(RefundEntity, { bookingId, kind: 'transferred' })),
});
