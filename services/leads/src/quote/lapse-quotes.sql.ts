/** Their bookings lapsed unpaid: they may be accepted again, and withdrawn. */
export const reopenUnpaid = `update quote set state = 'open', version = quote.version + 1 from booking b
  where quote.state = 'accepted' and b.id = quote.booking_id and b.state = 'expired'`;

/** Their bookings were paid for after all. */
export const acceptPaidLate = `update quote set state = 'accepted', version = quote.version + 1 from booking b
  where quote.state <> 'accepted' and b.id = quote.booking_id and b.state <> 'expired'`;

export const expireOld = `update quote set state = 'expired', version = version + 1 where state = 'open' and valid_until <= $1`;
