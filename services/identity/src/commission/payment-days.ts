/** Port of the ledger to the payouts: the payment date of each. */
export abstract class PaymentDays {
  abstract paidAt(payoutIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>>;
}
