import { tripPath } from '@valam/contracts/catalog/trip';
import { useParams } from '@valam/mfe-kit/router';
import { Stack } from '@valam/ui/layout/layout';
import { LinkButton } from '@valam/ui/button/button';
import { bookingApi } from '../api/booking.api';
import { ResumeBooking } from '../features/booking-panel/resume-booking';
import { PrivatePage } from '../parts/private-page';
import { TripFacts, tripPage } from '../parts/trip-facts';

/** The target of the link in the reminder of an unfinished booking. */
export default function ResumePage() {
  const { token = '' } = useParams();
  const { data: left } = bookingApi.useUnfinishedCheckoutQuery({ token });
  if (!left) return null;
  const { tripKind: kind = 'tour', tourId: id, tourSlug: slug, tourTitle: title, promoCode } = left;
  const page = tripPage(left);
  return (
    <PrivatePage
      title="Welcome back"
      lead={
        page
          ? 'Nothing was charged. Everything you filled in is still here; you see the price once more before you pay.'
          : `Nothing was charged. This ${kind} isn’t offered anymore.`
      }
    >
      <Stack $gap="5">
        <TripFacts trip={left} more={promoCode ? [{ label: 'Promo code', value: promoCode }] : []} />
        {id && slug && page ? (
          <ResumeBooking left={left} trip={{ kind, id, slug, title }} />
        ) : (
          <LinkButton href={tripPath(kind, null)}>See all {kind}s</LinkButton>
        )}
      </Stack>
    </PrivatePage>
  );
}
