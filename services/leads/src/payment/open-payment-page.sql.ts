/**
 * Time for a caller to call the provider after claiming a payment page; afterwards another caller may claim
 * it.
 */
const claimSeconds = 9;

/** SQL expression: the end of a claim that starts now, by the database's clock. */
export const claimedFromNow = (): string => `now() + interval '${claimSeconds} seconds'`;

export const claimSession = `update payment_session set opening_until = ${claimedFromNow()}
        where id = $1 and state = 'preparing' and (opening_until is null or opening_until < now())
        returning id, booking_id as "bookingId", params`;

export const saveOpened = `with opened as (update payment_session set provider_id = $2, url = $3, state = $4 where id = $1 returning purpose)
       update lead set stripe_session_id = $2 from opened where booking_id = $5 and purpose in ('deposit', 'full')`;
