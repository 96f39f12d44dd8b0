import { tripPath } from '@valam/contracts/catalog/trip';
import type { UnfinishedCheckout } from '@valam/contracts/leads/unfinished-checkout.schema';
import { useNavigate } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { Button } from '@valam/ui/button/button';
import { NoScript } from '@valam/ui/no-script/no-script';
import { withoutScripts } from '@valam/ui/tokens/media';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useTripAvailability } from '../../api/trip-availability';
import { bookingDrafts } from './booking-draft';
import { BookingForm, DetailsStep } from './later-parts';
import { restoredDraft, restoredFields } from './restored-draft';
import { tripKey, type Trip } from './trip';

/* Hidden without JavaScript, where the complete form replaces it. */
const NeedsScripts = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

interface ResumeBookingProps {
  readonly left: UnfinishedCheckout;
  readonly trip: Trip;
}

/** Opens the panel of the trip with the restored values; without JavaScript, shows the form. */
export function ResumeBooking({ left, trip }: ResumeBookingProps) {
  const shell = useShell();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const { data: departures = [] } = useTripAvailability(trip.kind, trip.slug);

  function resume(): void {
    setGoing(true);
    shell.setCurrency(left.currency);
    dispatch(bookingDrafts.actions.draftRestored({ trip: tripKey(trip), ...restoredDraft(left) }));
    // The anchor belongs to the trip's page: on a slow connection the panel itself loads later.
    const go = () => void navigate(`${tripPath(trip.kind, trip.slug)}#book`);
    // The panel would load the second step too; preloading it saves time.
    DetailsStep.preload().then(go, go);
  }

  return (
    <>
      <NeedsScripts>
        <Button busy={isGoing} busyLabel="One moment..." onClick={resume}>
          Finish your booking
        </Button>
      </NeedsScripts>
      <NoScript>
        <Suspense>
          <BookingForm {...{ trip, departures }} dateId={left.dateId} initial={restoredFields(left)} />
        </Suspense>
      </NoScript>
    </>
  );
}
