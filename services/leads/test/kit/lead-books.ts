import type { DataSource } from 'typeorm';

const istDay = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`;

/** The sums of leads compared with an independent count of the leads; every row is a difference. */
export const leadSumDifferences = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(`
    with counted as (
      select ${istDay('created_at')} as day, coalesce(${istDay('answer_due_at')}, 'infinity') as due_day, type,
             coalesce(owner_name, '') as owner, count(*) as received,
             count(*) filter (where answered_at <= answer_due_at) as in_time,
             count(*) filter (where answered_at > answer_due_at) as late,
             count(*) filter (where answered_at is null and answer_due_at is not null) as unanswered,
             coalesce(sum(extract(epoch from answered_at - created_at)) filter (where answer_due_at is not null), 0) as answering,
             count(*) filter (where state = 'proposal_sent' or exists (select from quote q where q.lead_id = lead.id)) as proposals,
             count(*) filter (where state = 'won') as won, count(*) filter (where state = 'lost') as lost
        from lead where state <> 'spam' group by 1, 2, 3, 4),
    prepared as (
      select day, due_day, type, owner_name, sum(received), sum(in_time), sum(late), sum(unanswered),
             extract(epoch from sum(answering)), sum(proposals), sum(won), sum(lost)
        from (select * from lead_sum union all select day, due_day, type, owner_name, received, in_time, late, unanswered, answering, proposals, won, lost from lead_change) one group by 1, 2, 3, 4 having sum(received) <> 0),
    reasons as (
      select ${istDay('created_at')} as day, trim(lost_reason) as reason, count(*) as count
        from lead where state = 'lost' and trim(lost_reason) <> '' group by 1, 2),
    reason_sums as (
      select day, reason, sum(count) as count from (select day, reason, count from lost_reason_sum union all select day, lost_reason, lost from lead_change where lost_reason <> '') one group by 1, 2 having sum(count) <> 0)
    select 'counted' as only_in, one::text from (select * from counted except select * from prepared) one
    union all select 'prepared', one::text from (select * from prepared except select * from counted) one
    union all select 'reasons', one::text from (select * from reasons except select * from reason_sums) one
    union all select 'reason sums', one::text from (select * from reason_sums except select * from reasons) one`);
