const atOnce = 200;

export const plansToWatch = `select b.id from booking b join payment_plan p on p.id = b.payment_plan_id
        where coalesce(p.watched_on, '-infinity') < $1
          and exists (select 1 from installment i where i.plan_id = p.id and i.replaced_at is null and i.due_on <= $2)
        limit ${atOnce}`;
