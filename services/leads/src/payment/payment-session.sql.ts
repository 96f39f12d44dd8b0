/** The person who is named in a transfer's fee page; the version of the link that requested it stays. */
export const withoutNewPerson = `details = details - '{firstName,lastName,email,mobile}'::text[]`;

/** Pages of a booking's former owner, once the booking is another person's. Companions' pages keep their payers. */
export const pagesWithoutPayer = `update payment_session set params = params - 'email', ${withoutNewPerson}
        where booking_id = $1 and purpose <> 'share'`;

/** A page that is over transfers the booking to nobody. */
export const forgetNewPerson = `update payment_session set ${withoutNewPerson} where id = $1 and purpose = 'transfer_fee'`;
