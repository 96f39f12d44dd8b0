import { reachStep, useCurrency } from '@valam/mfe-kit/shell';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { useRef } from 'react';
import { useAvailabilityQuery } from '../../api/booking.api';
import { BookingSteps } from './booking-steps';
import { PanelInquiry } from './later-parts';
import { PanelFrame } from './panel-frame';
import { PhoneBar } from './phone-bar';

const panelId = 'choose-dates';
/** A document may have been kept for a visitor, and they may have read for long: seats older than this are asked again. */
const oldSeats = { refetchOnMountOrArgChange: 10 };

const opened = () => reachStep('panel');

/** The way to the payment page; an inquiry where there are no dates. */
export default function BookingPanel(props: SlotComponentProps<'booking/BookingPanel'>) {
  const { tourSlug, tourId, tourTitle } = props;
  const currency = useCurrency();
  const panel = useRef<HTMLDivElement>(null);
  const { data: departures = [], refetch } = useAvailabilityQuery({ slug: tourSlug }, oldSeats);
  if (departures.length === 0)
    return (
      <PanelFrame step={1}>
        <PanelInquiry tourId={tourId} tourTitle={tourTitle} />
      </PanelFrame>
    );
  return (
    <>
      <div ref={panel} id={panelId} onClickCapture={opened} onChangeCapture={opened}>
        <BookingSteps {...props} departures={departures} onLookAgain={() => void refetch()} />
      </div>
      <PhoneBar departures={departures} currency={currency} panel={panel} panelId={panelId} />
    </>
  );
}
