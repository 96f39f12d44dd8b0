/** Removes the new owner from a page for the transfer fee; the version of the requesting link stays. */
export const withoutNewPerson = `details = details - '{firstName,lastName,email,mobile}'::text[]`;

/** Pages of a former owner after a transfer. Pages of companions keep their payers. */
export const pagesWithoutPayer = `update payment_session set params = params - 'email', ${withoutNewPerson}
        where booking_id = $1 and purpose <> 'share'`;

/** A page that has ended can no longer transfer the booking. */
export const forgetNewPerson = `update payment_session set ${withoutNewPerson} where id = $1 and purpose = 'transfer_fee'`;
