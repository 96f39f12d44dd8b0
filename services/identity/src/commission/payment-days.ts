/** The ledger's question to the part that pays its lines out: when each payout was paid. */
export abstract class PaymentDays {
  abstract paidAt(payoutIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>>;
}
