import type { TripKind } from '@valam/contracts/catalog/trip';

/** The trip of a panel: a tour, or a retreat with dates. */
export interface Trip {
  readonly kind: TripKind;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** The key of a trip in the store and in storage: a tour and a retreat may have the same slug. */
export const tripKey = ({ kind, slug }: Pick<Trip, 'kind' | 'slug'>): string =>
  kind === 'tour' ? slug : `${kind}/${slug}`;
