import { useParams } from '@valam/mfe-kit/router';
import { bookingApi } from '../../api/booking.api';

/** The booking of the page's address, for the page and its later part, which gets no props. */
export function useShownBooking() {
  const { token = '' } = useParams();
  const { data: booking, refetch } = bookingApi.useBookingQuery({ token });
  return { token, booking, refetch };
}
