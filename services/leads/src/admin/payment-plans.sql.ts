export const chargesOfPlan = `select i.number, c.attempt, c.amount_minor as "amountMinor", c.currency, c.state, c.failure, c.created_at as at
         from installment_charge c join installment i on i.id = c.installment_id
        where i.plan_id = $1 order by c.created_at, c.attempt`;

export const failedChargesOfPlans = `select i.plan_id as id, count(*)::int as failed
       from installment_charge c join installment i on i.id = c.installment_id
      where i.plan_id = any($1::uuid[]) and c.state = 'failed' group by 1`;
