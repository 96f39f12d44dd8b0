import type { BookingTerms } from '@valam/contracts/leads/booking-amounts';
import type { EntityManager } from 'typeorm';

/** The operator's current terms. */
export interface CurrentTerms extends BookingTerms {
  /** How long seats are held during payment. */
  readonly holdMinutes: number;
}

export const termsColumns = [
  'deposit_percent as "depositPercent"',
  'balance_days_before as "balanceDaysBefore"',
  'hold_minutes as "holdMinutes"',
];

/** There is always exactly one row: the migration inserts it with the specified numbers. */
export async function currentTerms(tx: EntityManager): Promise<CurrentTerms> {
  const [row] = await tx.query<[CurrentTerms]>(`select ${termsColumns.join(', ')} from booking_terms`);
  return row;
}
