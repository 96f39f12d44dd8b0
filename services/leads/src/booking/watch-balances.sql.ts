const atOnce = 200;

export const balancesToWatch = `select id from booking where state in ('deposit_paid', 'balance_due') and balance_due_at <= $1
          and coalesce(balance_watched_on, '-infinity') < $2 order by balance_due_at limit ${atOnce}`;
