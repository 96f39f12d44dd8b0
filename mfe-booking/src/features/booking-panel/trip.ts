import type { TripKind } from '@valam/contracts/catalog/trip';

/** What is booked in a panel: a tour, or a retreat with dates. */
export interface Trip {
  readonly kind: TripKind;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** By what a browser knows a trip again: a tour and a retreat may have the same slug. */
export const tripKey = ({ kind, slug }: Pick<Trip, 'kind' | 'slug'>): string =>
  kind === 'tour' ? slug : `${kind}/${slug}`;
