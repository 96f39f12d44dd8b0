/**
 * SQL expression: when the payment `p` was started. A payment page or a charge of a saved card may be settled
 * after its payer has transferred the booking.
 */
export const begunAt = `least(p.captured_at, (select s.created_at from payment_session s where s.id = p.session_id),
    (select min(c.created_at) from installment_charge c
      where c.booking_id = p.booking_id and c.provider_payment_id = p.provider_payment_id))`;

/** SQL expression: when the current owner took over the booking. Earlier payments are a former owner's. */
export const ownedSince = (bookingId: string): string =>
  `coalesce((select max(t.at) from booking_step t where t.booking_id = ${bookingId} and t.event = 'transferred'), '-infinity')`;

/** SQL expression: when the payer of `p` transferred the booking. */
export const ownedUntil = `(select min(t.at) from booking_step t
    where t.booking_id = p.booking_id and t.event = 'transferred' and t.at >= ${begunAt})`;

/** The payments started under a booking's current owner, including those of companions. */
export const paidUnderOwner = `select p.id from payment p
  where p.booking_id = $1 and ${begunAt} > ${ownedSince('$1')}`;

/** The payments of a booking's current owner, without those of companions and former owners. */
export const ownPayments = `${paidUnderOwner} and p.share_id is null`;
