import { formatDayRange, formatDeadline } from '@valam/contracts/shared/days';
import { useParams } from '@valam/mfe-kit/router';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Small } from '@valam/ui/typography/typography';
import { bookingApi } from '../api/booking.api';
import { PartyPart } from '../features/roster/party-part';
import { PrivatePage } from '../parts/private-page';
import { peopleWords } from '../parts/trip-facts';
import { useFreshLink } from '../parts/use-fresh-link';

/** The roster that was shared with a guide. */
export default function RosterPage() {
  const { token = '' } = useParams();
  const { data: roster, refetch } = bookingApi.useRosterQuery({ token });
  useFreshLink(refetch);
  if (!roster) return null;
  const { tourTitle, startDate, endDate, travellers, parties, validUntil } = roster;
  return (
    <PrivatePage
      title={tourTitle}
      lead={`${formatDayRange(startDate, endDate)} · ${peopleWords(travellers)}`}
    >
      <Small $soft>
        Confidential: please don’t share this list, and delete any copy after the trip.
        {validUntil && ` This link works until ${formatDeadline(validUntil)}.`}
      </Small>
      {parties.length === 0 && <EmptyState>No bookings for this date yet.</EmptyState>}
      {parties.map((party) => (
        <PartyPart key={party.bookingRef} party={party} />
      ))}
    </PrivatePage>
  );
}
