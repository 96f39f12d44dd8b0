import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { reachStep, useCurrency } from '@valam/mfe-kit/shell';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTripAvailability } from '../../api/trip-availability';
import { BookingSteps, type BookingStepsProps } from './booking-steps';
import { PanelInquiry } from './later-parts';
import { PanelFrame } from './panel-frame';
import { PhoneBar } from './phone-bar';
import type { Trip } from './trip';

const panelId = 'choose-dates';
/** Older seats are refetched: the document may come from a cache, and the visitor may have read it for a long time. */
const oldSeats = { refetchOnMountOrArgChange: 10 };

const opened = () => reachStep('panel');

type OnSeats = SlotComponentProps<'booking/BookingPanel'>['onSeats'];

interface TripPanelProps extends Pick<BookingStepsProps, 'onDate'> {
  readonly trip: Trip;
  readonly dateId: string | null;
  readonly onSeats: OnSeats;
}

/** The booking panel, or an inquiry form if the trip has no dates. */
function TripPanel({ trip, dateId, onDate, onSeats }: TripPanelProps) {
  const currency = useCurrency();
  const panel = useRef<HTMLDivElement>(null);
  const { data, refetch } = useTripAvailability(trip.kind, trip.slug, oldSeats);
  useNewSeats(data, onSeats);
  const departures = data ?? [];
  if (departures.length === 0)
    return (
      <PanelFrame kind={trip.kind} step={null}>
        <PanelInquiry tourId={trip.kind === 'tour' ? trip.id : null} tourTitle={trip.title} />
      </PanelFrame>
    );
  return (
    <>
      <div ref={panel} id={panelId} data-keep-clear onClickCapture={opened} onChangeCapture={opened}>
        <BookingSteps {...{ trip, dateId, onDate, departures }} onRefetch={() => void refetch()} />
      </div>
      <PhoneBar departures={departures} currency={currency} panel={panel} panelId={panelId} />
    </>
  );
}

/** Announces seats that differ from those with which the panel was first rendered: the page has these already. */
function useNewSeats(seats: Parameters<NonNullable<OnSeats>>[0] | undefined, onSeats: OnSeats): void {
  const announced = useRef(seats);
  const announce = useEffectEvent(() => seats && onSeats?.(seats));
  useEffect(() => {
    if (seats === announced.current) return;
    announced.current = seats;
    announce();
  }, [seats]);
}

/** The booking panel of a tour. */
export function TourPanel({
  tourSlug: slug,
  tourId: id,
  tourTitle: title,
  dateId = null,
  onDate,
  onSeats,
}: SlotComponentProps<'booking/BookingPanel'>) {
  return <TripPanel trip={{ kind: 'tour', id, slug, title }} {...{ dateId, onDate, onSeats }} />;
}

/** The booking panel of a retreat with dates. */
export function RetreatPanel({
  retreatSlug: slug,
  retreatId: id,
  retreatTitle: title,
  dateId = null,
  onDate,
  onSeats,
}: SlotComponentProps<'booking/RetreatPanel'>) {
  return <TripPanel trip={{ kind: 'retreat', id, slug, title }} {...{ dateId, onDate, onSeats }} />;
}
