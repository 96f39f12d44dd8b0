import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { KeepButton } from '@valam/ui/card/keep-button';
import { keepTour, useIsKept } from './use-shortlist';

/** Adds a tour to the shortlist. A click re-renders only this button, not the list of tours. */
export function KeepTour({ slug, title }: Pick<TourCard, 'slug' | 'title'>) {
  return <KeepButton title={title} kept={useIsKept(slug)} onKeep={(kept) => keepTour(slug, kept)} />;
}
