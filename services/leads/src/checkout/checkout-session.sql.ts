export const claimCheck = `update payment_session set checked_at = $2 where id = $1 and state = 'open'
            and coalesce(checked_at, created_at) <= $3 returning id`;
