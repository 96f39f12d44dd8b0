import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { KeepButton } from '@valam/ui/card/keep-button';
import { keepTour, useIsKept } from './use-shortlist';

/** Adds a tour to the shortlist. A click re-renders only this button, not the list of tours. */
export function KeepTour(tour: Pick<TourCard, 'slug' | 'formerSlugs' | 'title'>) {
  return <KeepButton title={tour.title} kept={useIsKept(tour)} onKeep={(kept) => keepTour(tour, kept)} />;
}
