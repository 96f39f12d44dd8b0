import type { PromiseGroup } from '@valam/contracts/leads/report.schema';
import { isDueBeforeToday, leadSums, missedToday } from './funnel/lead-outcomes.sql.js';

/** Days in India; a day of the previous range is shifted to the day that it is compared with. */
const periodOf = (period: 'week' | 'month'): string =>
  `to_char(date_trunc('${period}', due_day + $4::int), 'YYYY-MM-DD')`;

const keys: Readonly<Record<PromiseGroup, string>> = {
  person: 'owner_name',
  type: 'type',
  week: periodOf('week'),
  month: periodOf('month'),
};

const dueDay = `(answer_due_at at time zone 'Asia/Kolkata')::date`;

/**
 * `$1` and `$2` are the first and the last day on which an answer was due, `$3` is now, `$4` the number of
 * days added to that day for grouping. An overdue answer of today still counts as waiting in the sums of its
 * day.
 */
export const grouped = (by: PromiseGroup) => `
  select ${keys[by]} as key, sum(in_time)::int as "inTime", sum(late)::int as late,
         sum(overdue)::int as overdue, sum(unanswered - overdue)::int as waiting,
         coalesce(round(extract(epoch from sum(answering)) / 60), 0)::bigint as "answerMinutes"
    from (select due_day, type, owner_name, in_time, late, unanswered, answering,
                 case when ${isDueBeforeToday} then unanswered else 0 end as overdue
            from ${leadSums} where due_day between $1 and $2
          union all
          select ${dueDay}, type, coalesce(owner_name, ''), 0, 0, 0, interval '0', 1
            from lead where ${missedToday} and ${dueDay} between $1 and $2) as parts
   where $4::int >= 0
   group by 1 having sum(in_time + late + unanswered) > 0`;

const isMidnight = (day: string): string => `(${day})::timestamp at time zone 'Asia/Kolkata'`;

/**
 * A page of the leads whose answer was due from `$1` to `$2`, of the person `$4` and the type `$5` (all if
 * null), with the outcome `$6` (any if null). As in the sums, spam has none.
 */
export const promisedLeads = (more: { limit: number }): string => `
  select id, to_char(answer_due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, type, owner_name as owner, answer,
         round(extract(epoch from answered_at - created_at) / 60)::int as minutes
    from lead cross join lateral (select case when answered_at <= answer_due_at then 'inTime'
                                              when answered_at is not null then 'late'
                                              when answer_due_at <= $3 then 'overdue' else 'waiting' end as answer) one
   where answer_due_at >= ${isMidnight('$1::date')} and answer_due_at < ${isMidnight('$2::date + 1')} and state <> 'spam'
     and ($4::text is null or coalesce(owner_name, '') = $4) and ($5::text is null or type = $5)
     and ($6::text is null or answer = $6)
   order by answer_due_at desc, id limit ${more.limit} offset $7`;
