/**
 * Leads and what has become of them until now. `$1` and `$2` are the first and the last day on which they came, in
 * India, `$3` is now. Spam is nobody's question.
 */
const cameIn = `
  created_at >= ($1::date)::timestamp at time zone 'Asia/Kolkata'
  and created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
  and state <> 'spam'`;

/** Whether it was answered when it had been promised; null while that is open, and where nothing was promised. */
const isInTime = `
  case when answer_due_at is null then null
       when answered_at is not null then answered_at <= answer_due_at
       when answer_due_at <= $3 then false end`;

const hasProposal = `(state = 'proposal_sent' or exists (select from quote q where q.lead_id = lead.id))`;

/** Leads by type. */
export const leadsByType = `
  select type as key, count(*)::int as received,
         count(*) filter (where ${isInTime} is not null)::int as promised,
         count(*) filter (where ${isInTime})::int as "inTime",
         count(*) filter (where ${hasProposal})::int as proposals,
         count(*) filter (where state = 'won')::int as won,
         count(*) filter (where state = 'lost')::int as lost
    from lead where ${cameIn} group by 1`;

/** Why leads were lost. The same words are the same reason, whatever their capital letters. */
export const lostReasons = `
  select lower(trim(lost_reason)) as key, min(trim(lost_reason)) as reason, count(*)::int as count
    from lead where ${cameIn} and state = 'lost' and coalesce(trim(lost_reason), '') <> ''
   group by 1`;

const ofType = (type: string) => `(${type}::text is null or type = ${type})`;

/** How many there are, of the type `$3` or of all. */
export const countLeads = `select count(*)::int as total from lead where ${cameIn} and ${ofType('$3')}`;

/** A page of them, of the type `$4` or of all. What has become of each is found out for the page alone. */
export const leadsBehind = (more: { limit: number }): string => `
  select id, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, type, state,
         ${isInTime} as "isInTime", ${hasProposal} as "hasProposal", lost_reason as "lostReason"
    from lead where ${cameIn} and ${ofType('$4')}
   order by created_at desc, id limit ${more.limit} offset $5`;
