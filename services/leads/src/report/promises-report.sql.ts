import type { PromiseGroup } from '@valam/contracts/leads/report.schema';
import { isDueBeforeToday, leadSums, missedToday } from './funnel/lead-outcomes.sql.js';

/** Days are those in India; a day of the previous range is shifted to the day that it is compared with. */
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
 * `$1` and `$2` are the first and the last day on which an answer was due, `$3` is now, `$4` the number of days added to
 * that day for grouping. An answer whose time has passed today still counts as waiting in the sums of its day.
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
