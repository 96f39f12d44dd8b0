/**
 * Leads with their current outcomes. `$1` and `$2` are the first and last day in India on which they arrived,
 * `$3` is now. Spam is excluded.
 */
const midnight = (day: string): string => `(${day})::timestamp at time zone 'Asia/Kolkata'`;
const today = `($3::timestamptz at time zone 'Asia/Kolkata')::date`;

const cameIn = `created_at >= ${midnight('$1::date')} and created_at < ${midnight('$2::date + 1')} and state <> 'spam'`;

/** True if answered by the promised time, false if late; null while open, or without a promise. */
const isInTime = `
  case when answer_due_at is null then null
       when answered_at is not null then answered_at <= answer_due_at
       when answer_due_at <= $3 then false end`;

/** Sums are by day; overdue answers of today are looked up by the hour. */
export const missedToday = `
  answered_at is null and state <> 'spam' and answer_due_at >= ${midnight(today)} and answer_due_at <= $3`;

/** Unanswered leads due on earlier days are overdue, regardless of the time of day. */
export const isDueBeforeToday = `due_day < ${today}`;

/** The sums of leads, with the changes that were not added to them yet. */
export const leadSums = `
  (select day, due_day, type, owner_name, received, in_time, late, unanswered, answering, proposals, won, lost from lead_sum
   union all
   select day, due_day, type, owner_name, received, in_time, late, unanswered, answering, proposals, won, lost from lead_change) as one`;

/** Leads by type. */
export const leadsByType = `
  select type as key, sum(received)::int as received,
         sum(in_time + late + overdue)::int as promised, sum(in_time)::int as "inTime",
         sum(proposals)::int as proposals, sum(won)::int as won, sum(lost)::int as lost
    from (select type, received, in_time, late, case when ${isDueBeforeToday} then unanswered else 0 end as overdue,
                 proposals, won, lost
            from ${leadSums} where day between $1 and $2
          union all
          select type, 0, 0, 0, 1, 0, 0, 0 from lead where ${cameIn} and ${missedToday}) as parts
   group by 1 having sum(received) > 0`;

const lostSums = `
  (select day, reason, count from lost_reason_sum
   union all select day, lost_reason, lost from lead_change where lost_reason <> '') as one`;

/** Reasons for lost leads, counted case-insensitively. */
export const lostReasons = `
  select lower(reason) as key, min(reason) as reason, sum(count)::int as count
    from (select reason, sum(count) as count from ${lostSums}
           where day between $1 and $2 group by 1 having sum(count) > 0) as worded
   group by 1`;

/** The number of leads lost for the reason `$3`. */
export const countLost = `
  select coalesce(sum(count), 0)::int as total from ${lostSums}
   where day between $1 and $2 and lower(reason) = lower($3)`;

/** The number of leads, of the type `$3` or of all types. */
export const countLeads = `
  select coalesce(sum(received), 0)::int as total from ${leadSums}
   where day between $1 and $2 and ($3::text is null or type = $3)`;

/**
 * A page of the leads, of the type `$4` and lost for the reason `$6` (any if null). Outcomes are computed
 * only for this page.
 */
export const leadsBehind = (more: { limit: number }): string => `
  select id, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, type, state,
         ${isInTime} as "isInTime", state = 'proposal_sent' or has_quote as "hasProposal", lost_reason as "lostReason"
    from lead where ${cameIn} and ($4::text is null or type = $4)
     and ($6::text is null or (state = 'lost' and lower(trim(lost_reason)) = lower($6)))
   order by created_at desc, id limit ${more.limit} offset $5`;
