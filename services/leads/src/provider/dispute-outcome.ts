/** The outcome of a dispute by the provider's status; null while the bank has not decided. */
export function disputeOutcome(status: string): 'won' | 'lost' | null {
  // A closed inquiry never became a dispute.
  if (status === 'won' || status === 'warning_closed') return 'won';
  return status === 'lost' ? 'lost' : null;
}
