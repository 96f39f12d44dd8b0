/** How a dispute has ended, by the provider's status; null while the bank has not decided. */
export function disputeOutcome(status: string): 'won' | 'lost' | null {
  // An inquiry that was closed never became a dispute.
  if (status === 'won' || status === 'warning_closed') return 'won';
  return status === 'lost' ? 'lost' : null;
}
