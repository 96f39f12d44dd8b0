import { migration } from '@valam/service-kit/database/migration';

/**
 * Outcomes of leads, summed by the days on which they arrived and on which their answers were due. Each change of a lead
 * records its difference, in its own transaction and without waiting for another; a job adds it to the sums.
 */
export const leadSums = migration(
  '0074-lead-sums',
  `
  alter table lead add has_quote boolean not null default false;
  update lead set has_quote = true where id in (select lead_id from quote);

  create table lead_change (
    day date not null,
    /** 'infinity' where no answer was promised. */
    due_day date not null,
    type text not null,
    owner_name text not null,
    lost_reason text not null,
    received int not null,
    in_time int not null,
    late int not null,
    unanswered int not null,
    answering interval not null,
    proposals int not null,
    won int not null,
    lost int not null
  );

  create table lead_sum (
    day date not null,
    due_day date not null,
    type text not null,
    owner_name text not null,
    received int not null,
    in_time int not null,
    late int not null,
    unanswered int not null,
    answering interval not null,
    proposals int not null,
    won int not null,
    lost int not null,
    primary key (day, due_day, type, owner_name)
  );
  create index lead_sum_by_due_day on lead_sum (due_day);

  create table lost_reason_sum (
    day date not null,
    reason text not null,
    count int not null,
    primary key (day, reason)
  );

  /** What a lead adds to the sums; with a sign of -1, what it takes from them. Spam is nobody's question. */
  create function change_of_lead(
    sign int, created_at timestamptz, type text, state text, owner_name text, lost_reason text,
    answer_due_at timestamptz, answered_at timestamptz, has_quote boolean
  ) returns setof lead_change language sql stable as $$
    select (created_at at time zone 'Asia/Kolkata')::date,
           coalesce((answer_due_at at time zone 'Asia/Kolkata')::date, 'infinity'),
           type, coalesce(owner_name, ''),
           case when state = 'lost' then coalesce(trim(lost_reason), '') else '' end,
           sign,
           case when answered_at <= answer_due_at then sign else 0 end,
           case when answered_at > answer_due_at then sign else 0 end,
           case when answered_at is null and answer_due_at is not null then sign else 0 end,
           case when answer_due_at is not null and answered_at is not null then sign * (answered_at - created_at)
                else interval '0' end,
           case when state = 'proposal_sent' or has_quote then sign else 0 end,
           case when state = 'won' then sign else 0 end,
           case when state = 'lost' then sign else 0 end
     where state <> 'spam'
  $$;

  create function note_lead_change() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op <> 'INSERT' then
      insert into lead_change
      select * from change_of_lead(-1, old.created_at, old.type, old.state, old.owner_name, old.lost_reason,
                                   old.answer_due_at, old.answered_at, old.has_quote);
    end if;
    if tg_op <> 'DELETE' then
      insert into lead_change
      select * from change_of_lead(1, new.created_at, new.type, new.state, new.owner_name, new.lost_reason,
                                   new.answer_due_at, new.answered_at, new.has_quote);
    end if;
    return null;
  end $$;
  create trigger lead_comes_or_goes after insert or delete on lead for each row execute function note_lead_change();
  create trigger lead_changes after update on lead for each row
    when ((old.created_at, old.type, old.state, old.owner_name, old.lost_reason, old.answer_due_at, old.answered_at, old.has_quote)
          is distinct from
          (new.created_at, new.type, new.state, new.owner_name, new.lost_reason, new.answer_due_at, new.answered_at, new.has_quote))
    execute function note_lead_change();

  create function mark_lead_with_quote() returns trigger language plpgsql set search_path from current as $$
  begin
    update lead set has_quote = true where id = new.lead_id and not has_quote;
    return null;
  end $$;
  create trigger lead_has_quote after insert on quote for each row execute function mark_lead_with_quote();

  insert into lead_change
  select change.* from lead l cross join lateral change_of_lead(
    1, l.created_at, l.type, l.state, l.owner_name, l.lost_reason, l.answer_due_at, l.answered_at, l.has_quote) change;

  drop index lead_promised;
  `,
);
