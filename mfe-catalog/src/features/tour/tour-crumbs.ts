import type { Tour } from '@valam/contracts/catalog/tour.schema';
import type { Crumb } from '@valam/ui/breadcrumb/breadcrumb';

/** The breadcrumb of a tour. */
export const tourCrumbs = (tour: Pick<Tour, 'title'>): readonly Crumb[] => [
  { label: 'Home', href: '/' },
  { label: 'Spiritual Tours', href: '/spiritual-tours' },
  { label: tour.title },
];
