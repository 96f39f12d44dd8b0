/** The ledger's port to payouts: the payment date of each. */
export abstract class PaymentDays {
  abstract paidAt(payoutIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>>;
}
