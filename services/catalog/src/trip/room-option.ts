import type { Prices } from '@valam/contracts/shared/money';

/** A way to sleep on a trip, and what it costs beyond the price. */
export interface RoomOption {
  id: string;
  name: string;
  supplement: Prices;
}
