import { formatDayRange } from '@valam/contracts/shared/days';
import { LaterPart } from '@valam/mfe-kit/slot';
import { MainAndSide } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { BookingSums } from '../features/manage/booking-sums';
import { manageParts } from '../features/manage/manage-parts.lazy';
import { StatePart } from '../features/manage/state-part';
import { useShownBooking } from '../features/manage/use-shown-booking';
import { PrivatePage } from '../parts/private-page';
import { useFreshLink } from '../parts/use-fresh-link';

/** In a single column, on phones and in print, the amounts follow the state of the booking; with two columns they have their own. */
const Amounts = styled.aside`
  ${from.lg} {
    grid-area: 1 / 2 / span 2;
  }
`;

/** A booking opened by its secret link: its state, and all available actions. */
export default function ManagePage() {
  const { token, booking, refetch } = useShownBooking();
  useFreshLink(refetch);
  if (!booking) return null;
  return (
    <PrivatePage wide title={booking.tourTitle} lead={formatDayRange(booking.startDate, booking.endDate)}>
      <MainAndSide $sticky>
        <StatePart booking={booking} />
        <Amounts id="pay" aria-label="What is paid and what is due">
          <BookingSums booking={booking} token={token} />
        </Amounts>
        <LaterPart part={manageParts} given={booking} />
      </MainAndSide>
    </PrivatePage>
  );
}
