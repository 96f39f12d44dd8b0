import { formatDayRange } from '@valam/contracts/shared/days';
import { useParams } from '@valam/mfe-kit/router';
import { FactList } from '@valam/ui/facts/fact-list';
import { bookingApi } from '../api/booking.api';
import { ShareForm } from '../features/share/share-form';
import { SharePayments } from '../features/share/share-payments';
import { ShareState } from '../features/share/share-state';
import { PrivatePage } from '../parts/private-page';
import { tripFact } from '../parts/trip-facts';
import { useFreshLink } from '../parts/use-fresh-link';

/**
 * A companion's share of a booking, opened by a personal link: no data of other travelers, and no amounts of the booking.
 */
export default function SharePage() {
  const { token = '' } = useParams();
  const { data: share, refetch } = bookingApi.useShareQuery({ token });
  useFreshLink(refetch);
  if (!share) return null;
  const { name, tourTitle, startDate, endDate, leadName, bookingRef } = share;
  return (
    <PrivatePage title={`Your share of ${tourTitle}`} lead={`Namaste ${name}`}>
      <ShareState share={share} token={token} />
      <FactList
        facts={[
          tripFact(share),
          { label: 'Dates', value: formatDayRange(startDate, endDate) },
          { label: 'Booked by', value: leadName },
          { label: 'Booking', value: bookingRef },
        ]}
      />
      <SharePayments share={share} />
      <ShareForm share={share} token={token} />
    </PrivatePage>
  );
}
