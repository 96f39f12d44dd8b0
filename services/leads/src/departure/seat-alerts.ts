import type { EntityManager } from 'typeorm';

export interface StockDifference {
  id: string;
  tour_title: string;
  confirmed: number;
  counted_confirmed: number;
  reserved: number;
  counted_reserved: number;
}

/** Alerts the team when the seat counters of a departure are inconsistent. */
export abstract class SeatAlerts {
  abstract seatsDiffer(tx: EntityManager, difference: StockDifference): Promise<void>;
}
