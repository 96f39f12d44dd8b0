import type { EntityManager } from 'typeorm';

export interface StockDifference {
  id: string;
  tour_title: string;
  confirmed: number;
  counted_confirmed: number;
  reserved: number;
  counted_reserved: number;
}

export interface ChangedDays {
  readonly id: string;
  readonly title: string;
  readonly before: string;
  readonly now: string;
  readonly sold: number;
  /** True for a future trip, whose travelers get an email. */
  readonly isAhead: boolean;
}

/** Alerts the team to a departure that needs attention. */
export abstract class SeatAlerts {
  /** Its seat counters are inconsistent. */
  abstract seatsDiffer(tx: EntityManager, difference: StockDifference): Promise<void>;

  /** A departure was rescheduled after seats were sold. */
  abstract daysChanged(tx: EntityManager, change: ChangedDays): Promise<void>;
}
