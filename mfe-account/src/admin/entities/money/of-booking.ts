import { recordPlace } from '../../description/places';
import { textAt } from '../../description/values';

export const ofBooking = (row: Readonly<Record<string, unknown>>) => [
  { label: 'The booking', href: recordPlace('bookings', textAt(row, 'bookingId')) },
];
