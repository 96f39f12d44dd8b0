/**
 * SQL expression: when who made the payment `p` began to pay. The page, or the charge of a saved card, may be settled only
 * after that person has transferred the booking.
 */
export const begunAt = `least(p.captured_at, (select s.created_at from payment_session s where s.id = p.session_id),
    (select min(c.created_at) from installment_charge c
      where c.booking_id = p.booking_id and c.provider_payment_id = p.provider_payment_id))`;

/** SQL expression: when a booking became its present owner's. What is from before is a former one's. */
export const ownedSince = (bookingId: string): string =>
  `coalesce((select max(t.at) from booking_step t where t.booking_id = ${bookingId} and t.event = 'transferred'), '-infinity')`;

/** SQL expression: the end of the time in which who made the payment `p` had its booking. */
export const ownedUntil = `(select min(t.at) from booking_step t
    where t.booking_id = p.booking_id and t.event = 'transferred' and t.at >= ${begunAt})`;

/** What was paid under a booking's present owner, also by companions. */
export const paidUnderOwner = `select p.id from payment p
  where p.booking_id = $1 and ${begunAt} > ${ownedSince('$1')}`;

/** What a booking's present owner has paid: neither a companion nor a former owner. */
export const ownPayments = `${paidUnderOwner} and p.share_id is null`;
