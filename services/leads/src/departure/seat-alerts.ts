import type { EntityManager } from 'typeorm';

export interface StockDifference {
  id: string;
  tour_title: string;
  confirmed: number;
  counted_confirmed: number;
  reserved: number;
  counted_reserved: number;
}

/** Tells the team that the seats of a departure do not add up. */
export abstract class SeatAlerts {
  abstract seatsDiffer(tx: EntityManager, difference: StockDifference): Promise<void>;
}
