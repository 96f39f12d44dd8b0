import { tripLabel } from '@valam/contracts/catalog/trip';
import type { ShareMailFacts } from '@valam/contracts/notifications/mails/leads-facts';
import type * as z from 'zod/mini';
import { Facts } from './facts.js';

/** A companion's share: the trip and the amount, without data of the others. */
export function ShareFacts({ share }: { readonly share: z.output<typeof ShareMailFacts> }) {
  return (
    <Facts
      rows={[
        ['Booking', share.bookingRef],
        [tripLabel(share.tripKind), share.tourTitle],
        ['Dates', share.dates],
        ['Your share', share.amount],
      ]}
    />
  );
}
