import { formatDayRange } from '@valam/contracts/shared/days';
import { useParams } from '@valam/mfe-kit/router';
import { FactList } from '@valam/ui/facts/fact-list';
import { TextLink } from '@valam/ui/link/link';
import { bookingApi } from '../api/booking.api';
import { ShareForm } from '../features/share/share-form';
import { SharePayments } from '../features/share/share-payments';
import { ShareState } from '../features/share/share-state';
import { PrivatePage } from '../parts/private-page';

/** A companion's share of a booking, behind the own link: nothing of the others, nor of the booking's money. */
export default function SharePage() {
  const { token = '' } = useParams();
  const { data: share } = bookingApi.useShareQuery({ token });
  if (!share) return null;
  const { name, tourTitle, tourSlug, startDate, endDate, leadName, bookingRef } = share;
  return (
    <PrivatePage title={`Your share of ${tourTitle}`} lead={`Namaste ${name}`}>
      <ShareState share={share} token={token} />
      <FactList
        facts={[
          {
            label: 'Tour',
            value: tourSlug ? (
              <TextLink href={`/spiritual-tours/${tourSlug}`}>{tourTitle}</TextLink>
            ) : (
              tourTitle
            ),
          },
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
