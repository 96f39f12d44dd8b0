import type { Prices } from '@valam/contracts/shared/money';

/** A room option of a trip with its supplements. */
export interface RoomOption {
  id: string;
  name: string;
  supplement: Prices;
}

/**
 * A room without a supplement in one currency would be sold there at the price of a shared one: field →
 * message.
 */
export function unevenRooms(rooms: readonly RoomOption[]): Record<string, string> {
  const isUneven = rooms.some(
    ({ supplement }) => new Set(Object.values(supplement).map((one) => one === 0)).size > 1,
  );
  return isUneven
    ? { roomOptions: 'Say what each room costs more in every currency, or 0 in all of them.' }
    : {};
}
