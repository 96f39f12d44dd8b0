import type { UnfinishedCheckout } from '@valam/contracts/leads/unfinished-checkout.schema';
import { useNavigate } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { Button } from '@valam/ui/button/button';
import { NoScript } from '@valam/ui/no-script/no-script';
import { withoutScripts } from '@valam/ui/tokens/media';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useAvailabilityQuery } from '../../api/booking.api';
import { bookingDrafts } from './booking-draft';
import { BookingForm, DetailsStep } from './later-parts';
import { restoredDraft, restoredFields } from './restored-draft';

/* Hidden without scripts, where it would do nothing: the whole form takes its place. */
const NeedsScripts = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

interface ResumeBookingProps {
  readonly left: UnfinishedCheckout;
  readonly tourId: string;
  readonly tourSlug: string;
}

/** Back into the panel of the tour, where everything is filled in; without scripts into the form. */
export function ResumeBooking({ left, tourId, tourSlug }: ResumeBookingProps) {
  const shell = useShell();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const { data: departures = [] } = useAvailabilityQuery({ slug: tourSlug });

  function resume(): void {
    setGoing(true);
    shell.setCurrency(left.currency);
    dispatch(bookingDrafts.actions.draftRestored({ tourSlug, ...restoredDraft(left) }));
    const go = () => void navigate(`/spiritual-tours/${tourSlug}#choose-dates`);
    // The second step is loaded by the panel as well; here it only saves the wait.
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
          <BookingForm
            {...{ tourId, tourSlug, departures }}
            tourTitle={left.tourTitle}
            dateId={left.dateId}
            initial={restoredFields(left)}
          />
        </Suspense>
      </NoScript>
    </>
  );
}
