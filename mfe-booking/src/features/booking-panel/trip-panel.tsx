import { reachStep, useCurrency } from '@valam/mfe-kit/shell';
import { useRef } from 'react';
import { useTripAvailability } from '../../api/trip-availability';
import { BookingSteps } from './booking-steps';
import { PanelInquiry } from './later-parts';
import { PanelFrame } from './panel-frame';
import { PhoneBar } from './phone-bar';
import type { Trip } from './trip';

const panelId = 'choose-dates';
/** A document may have been kept for a visitor, and they may have read for long: seats older than this are asked again. */
const oldSeats = { refetchOnMountOrArgChange: 10 };

const opened = () => reachStep('panel');

/** The way to the payment page; an inquiry where there are no dates. */
export function TripPanel({ trip, dateId }: { trip: Trip; dateId: string | null }) {
  const currency = useCurrency();
  const panel = useRef<HTMLDivElement>(null);
  const { data: departures = [], refetch } = useTripAvailability(trip.kind, trip.slug, oldSeats);
  if (departures.length === 0)
    return (
      <PanelFrame kind={trip.kind} step={1}>
        <PanelInquiry tourId={trip.kind === 'tour' ? trip.id : null} tourTitle={trip.title} />
      </PanelFrame>
    );
  return (
    <>
      <div ref={panel} id={panelId} onClickCapture={opened} onChangeCapture={opened}>
        <BookingSteps {...{ trip, dateId, departures }} onLookAgain={() => void refetch()} />
      </div>
      <PhoneBar departures={departures} currency={currency} panel={panel} panelId={panelId} />
    </>
  );
}
