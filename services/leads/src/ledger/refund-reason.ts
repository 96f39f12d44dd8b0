import type { RefundEntity } from './refund.entity.js';

/** Requesters with standard reasons; all others are staff. */
const withFixedWords = ['traveller', 'system', 'provider'];

/** SQL condition: staff wrote the reason of the refund `r` about the person. */
export const isWrittenByStaff = `r.kind <> 'departure_cancelled'
    and r.requested_by not in (${withFixedWords.map((one) => `'${one}'`).join(', ')})`;

/** SQL expression: the reason of the refund `r`, if a companion may read it; otherwise null. */
export const reasonForCompanionSql = `case when not (${isWrittenByStaff}) then r.reason end`;

/**
 * Staff write free-text reasons for the lead traveler. The reason of a canceled departure is for all of its
 * travelers.
 */
export function reasonForCompanion({
  kind,
  requestedBy,
  reason,
}: Pick<RefundEntity, 'kind' | 'requestedBy' | 'reason'>): string {
  const mayRead = kind === 'departure_cancelled' || withFixedWords.includes(requestedBy);
  return mayRead ? reason : 'Refunded by our team.';
}
