/** Limits each statement to a few seconds. */
export const rowsAtOnce = 50_000;

const figures = ['received', 'in_time', 'late', 'unanswered', 'answering', 'proposals', 'won', 'lost'];

const days = 'day, due_day, type, owner_name';

/** Adds changes to the sums of their days. */
const adding = (changes: string, chosen: string): string => `
  with ${changes},
  sums as (
    insert into lead_sum as known (${days}, ${figures.join(', ')})
    select ${days}, ${figures.map((name) => `sum(${name})`).join(', ')} from change group by ${days} order by ${days}
    on conflict (${days}) do update set
      ${figures.map((name) => `${name} = known.${name} + excluded.${name}`).join(', ')}
  ),
  reasons as (
    insert into lost_reason_sum as known (day, reason, count)
    select day, lost_reason, sum(lost) from change where lost_reason <> '' group by 1, 2 order by 1, 2
    on conflict (day, reason) do update set count = known.count + excluded.count
  )
  ${chosen}`;

export const addChanges = adding(
  `change as (
    delete from lead_change where ctid = any (array(select ctid from lead_change limit ${rowsAtOnce})) returning *
  )`,
  'select count(*)::int as rows from change',
);

/** The leads created after `$1` up to `$2`. */
export const addLeads = adding(
  `change as (
    select part.* from lead l cross join lateral change_of_lead(
      1, l.created_at, l.type, l.state, l.owner_name, l.lost_reason, l.answer_due_at, l.answered_at, l.has_quote) part
     where l.created_at > $1 and l.created_at <= $2
  )`,
  'select',
);

/** As text: a JavaScript date is truncated to milliseconds. */
export const nextMoment = `
  select coalesce((select created_at from lead where created_at > $1 order by created_at offset ${rowsAtOnce} limit 1), 'infinity')::text as until`;
