import { randomUUID } from 'node:crypto';
import {
  bookingCancelled,
  bookingDepositPaid,
  bookingRefunded,
  type BookingFacts,
} from '@valam/contracts/leads/booking.events';
import { leadReceived } from '@valam/contracts/leads/lead.events';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { aBooking } from './leads-stand-in.js';

/** Events of leads about a partner's code, each awaited until identity has recorded it. */
export function announcedByLeads(service: TestService) {
  const recorded = async (table: string): Promise<number> => {
    const [row] = await service.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from ${table}`,
    );
    return row.count;
  };
  const recordedIn = async (table: string, announce: () => Promise<unknown>): Promise<void> => {
    const before = await recorded(table);
    await announce();
    await waitFor(async () => (await recorded(table)) > before);
  };
  const canceled = (booking: BookingFacts, version: number): BookingFacts => ({
    ...booking,
    version,
    state: 'cancelled',
    refundedMinor: booking.capturedMinor,
  });

  return {
    /** Number of rows in a table. */
    recorded,
    writes: (code: string) =>
      recordedIn('partner_lead', () =>
        service.receive(leadReceived, {
          leadId: randomUUID(),
          type: 'inquiry',
          email: 'someone@example.org',
          phone: null,
          referralCode: code,
          contributorId: null,
          tourId: null,
          receivedAt: service.clock.now().toISOString(),
        }),
      ),
    async books(code: string): Promise<BookingFacts> {
      const booking = aBooking({ referralCode: code });
      await recordedIn('booking_snapshot', () => service.receive(bookingDepositPaid, booking));
      return booking;
    },
    cancels: (booking: BookingFacts) =>
      recordedIn('booking_snapshot', () => service.receive(bookingCancelled, canceled(booking, 2))),
    refunds: (booking: BookingFacts, version: number) =>
      recordedIn('booking_snapshot', () => service.receive(bookingRefunded, canceled(booking, version))),
  };
}
