import { useParams } from '@valam/mfe-kit/router';
import { bookingApi } from '../../api/booking.api';

/** The booking at the current URL, for the page and its lazy part, which gets no props. */
export function useShownBooking() {
  const { token = '' } = useParams();
  const { data: booking, refetch } = bookingApi.useBookingQuery({ token });
  return { token, booking, refetch };
}
