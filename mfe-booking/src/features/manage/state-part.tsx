import type { Booking } from '@valam/contracts/leads/booking.schema';
import { Stack } from '@valam/ui/layout/layout';
import { StateLine } from '@valam/ui/meter/state-line';
import { Notice } from '@valam/ui/notice/notice';
import { TripFacts } from '../../parts/trip-facts';
import { bookingStateWords, bookingWay } from '../../parts/booking-state-words';
import { refundStateWords } from '../../parts/refund-words';

/** The state of the booking and its trip. */
export function StatePart({ booking }: { booking: Booking }) {
  const { state, refundState, contact, roomOption, diet, needs } = booking;
  const refund = refundStateWords[refundState];
  const person = `${contact.firstName} ${contact.lastName}`;
  const more = [
    { label: 'Booked by', value: [person, contact.email, contact.mobile].filter(Boolean).join(', ') },
    { label: 'Room', value: roomOption?.name },
    { label: 'Diet and allergies', value: diet },
    { label: 'To plan for', value: needs },
    { label: 'Booking', value: booking.bookingRef },
  ];
  return (
    <Stack $gap="5">
      <StateLine label="Your booking" states={bookingWay} current={bookingStateWords[state]} />
      {booking.isDepartureCancelled && (
        <Notice tone="attention" title="This departure was cancelled">
          Everything that was paid will be refunded, and you will have an email about it shortly.
        </Notice>
      )}
      {refund && (
        <Notice tone={refundState === 'failed' ? 'attention' : 'plain'} title="Your refund">
          {refund}
        </Notice>
      )}
      <TripFacts trip={booking} more={more.filter(({ value }) => value)} />
    </Stack>
  );
}
