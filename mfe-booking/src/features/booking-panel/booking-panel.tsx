import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { TripPanel } from './trip-panel';

/** Where a tour is booked. */
export function TourPanel({
  tourSlug: slug,
  tourId: id,
  tourTitle: title,
  dateId = null,
}: SlotComponentProps<'booking/BookingPanel'>) {
  return <TripPanel trip={{ kind: 'tour', id, slug, title }} dateId={dateId} />;
}

/** Where a retreat is booked that has dates. */
export function RetreatPanel({
  retreatSlug: slug,
  retreatId: id,
  retreatTitle: title,
  dateId = null,
}: SlotComponentProps<'booking/RetreatPanel'>) {
  return <TripPanel trip={{ kind: 'retreat', id, slug, title }} dateId={dateId} />;
}
