import type { Prices } from '@valam/contracts/shared/money';

/** A room option of a trip, and its supplement. */
export interface RoomOption {
  id: string;
  name: string;
  supplement: Prices;
}
