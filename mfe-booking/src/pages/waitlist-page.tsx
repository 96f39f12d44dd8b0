import { formatInstant } from '@valam/contracts/shared/days';
import { useParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { Notice } from '@valam/ui/notice/notice';
import { Panel } from '@valam/ui/price/price-panel';
import { bookingApi } from '../api/booking.api';
import { ContinueForm, OfferForm } from '../features/waitlist-place/offer-form';
import { waitlistWords } from '../features/waitlist-place/waitlist-words';
import { WithdrawForm } from '../features/waitlist-place/withdraw-form';
import { PrivatePage } from '../parts/private-page';
import { TripFacts, tripPage } from '../parts/trip-facts';
import { useFreshLink } from '../parts/use-fresh-link';

/** A waitlist entry of a sold-out date. */
export default function WaitlistPage() {
  const { token = '' } = useParams();
  const { data: entry, refetch } = bookingApi.useWaitlistEntryQuery({ token });
  useFreshLink(refetch);
  if (!entry) return null;
  const { title, text } = waitlistWords(entry);
  const { state, whyNotOffered, joinedAt, tripKind, unpaidUntil } = entry;
  const page = tripPage(entry);
  const isOver = state === 'lapsed' || state === 'withdrawn' || state === 'closed';
  return (
    <PrivatePage title={title} lead={text}>
      {state === 'offered' && (
        <Panel>
          <OfferForm token={token} offer={entry.offer} />
        </Panel>
      )}
      {unpaidUntil && <ContinueForm token={token} />}
      {whyNotOffered && (
        <Notice tone="attention" title="Why you weren’t offered the free seats">
          {whyNotOffered}
        </Notice>
      )}
      <TripFacts trip={entry} more={[{ label: 'Waiting since', value: formatInstant(joinedAt) }]} />
      {(state === 'waiting' || state === 'offered') && (
        <WithdrawForm
          token={token}
          label={state === 'offered' ? 'Decline the offer' : 'Leave the waitlist'}
        />
      )}
      {isOver && page && (
        <LinkButton href={page} variant="secondary">
          See the dates of this {tripKind ?? 'tour'}
        </LinkButton>
      )}
    </PrivatePage>
  );
}
