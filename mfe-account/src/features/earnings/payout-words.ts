import type { PayoutStatement } from '@valam/contracts/identity/payout.schema';
import type { BadgeTone } from '@valam/ui/badge/badge';

/** Explains the states of a payout to the partner. */
export const payoutWords: Readonly<
  Record<PayoutStatement['state'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  proposed: { label: 'On its way', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'done' },
  cancelled: { label: 'Cancelled', tone: 'closed' },
};
