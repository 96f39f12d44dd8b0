import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { TripKind } from '@valam/contracts/catalog/trip';
import type { EventPayload } from '@valam/contracts/shared/define';
import type { ContentStatus } from '../content/content.entity.js';

/** Identifies a trip: a tour or a retreat. */
export interface TripKey {
  readonly kind: TripKind;
  readonly id: string;
}

/** A tour or retreat with the data that leads needs to sell its departures. */
export interface Trip
  extends
    TripKey,
    Pick<
      EventPayload<typeof departureOffered>,
      'prices' | 'roomOptions' | 'dietServed' | 'dietNotServed' | 'policyVersion' | 'promise'
    > {
  readonly slug: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly publishedAt: Date | null;
  readonly version: number;
}
