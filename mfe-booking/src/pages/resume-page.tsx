import { useParams } from '@valam/mfe-kit/router';
import { Stack } from '@valam/ui/layout/layout';
import { LinkButton } from '@valam/ui/button/button';
import { bookingApi } from '../api/booking.api';
import { ResumeBooking } from '../features/booking-panel/resume-booking';
import { PrivatePage } from '../parts/private-page';
import { TripFacts } from '../parts/trip-facts';

/** Where the reminder of an unfinished booking leads. */
export default function ResumePage() {
  const { token = '' } = useParams();
  const { data: left } = bookingApi.useUnfinishedCheckoutQuery({ token });
  if (!left) return null;
  const { tourId, tourSlug, promoCode } = left;
  return (
    <PrivatePage
      title="Welcome back"
      lead="Nothing was charged. Everything you filled in is still here; you see the price once more before you pay."
    >
      <Stack $gap="5">
        <TripFacts trip={left} more={promoCode ? [{ label: 'Promo code', value: promoCode }] : []} />
        {tourId && tourSlug ? (
          <ResumeBooking {...{ left, tourId, tourSlug }} />
        ) : (
          <LinkButton href="/spiritual-tours">See all tours</LinkButton>
        )}
      </Stack>
    </PrivatePage>
  );
}
