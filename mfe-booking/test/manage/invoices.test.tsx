import { it } from '@jest/globals';
import type { Booking } from '@valam/contracts/leads/booking.schema';
import { wholeUnits } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';

const opened = (at: number, company?: string | null): NonNullable<Booking['invoices']>[number] => ({
  ...{ id: `i${at}`, kind: 'invoice', number: `INV/26-27/00000${at}`, amount: wholeUnits(498, 'USD') },
  ...{ at: '2026-12-01T05:00:00Z', url: `/api/bookings/${token}/invoices/i${at}.pdf`, isDrawn: true },
  ...(company !== undefined && { company }),
});

it.each([
  ['no company', [opened(1, null)], /^All of them/],
  ['the company', [opened(1, 'Acme'), opened(2, 'Acme')], /^Made out to Acme\. All of them/],
  ['each addressee', [opened(1, null), opened(2, 'Acme')], /^Made out to you and Acme\. All of them/],
  ['the company that an earlier service knows', [opened(1)], /^Made out to Acme\. All of them/],
])('opened tax documents name %s', async (_what, invoices, words) => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({ invoices, billing: { company: 'Acme', taxNumber: null } }),
    },
  });
  await shown.findByText(words);
});
