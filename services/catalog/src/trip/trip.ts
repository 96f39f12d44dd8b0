import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { TripKind } from '@valam/contracts/catalog/trip';
import type { EventPayload } from '@valam/contracts/shared/define';
import type { ContentStatus } from '../content/content.entity.js';

/** Names a trip: a tour or a retreat. */
export interface TripKey {
  readonly kind: TripKind;
  readonly id: string;
}

/** What departures belong to, as leads sells it. */
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
