import { migration } from '@valam/service-kit/database/migration';

const standing = 'jsonb not null';

export const referralTables = migration(
  '0003-referral',
  `
  -- One mark per visitor and day, thrown away once the day is over; what stays is the count.
  create table referral_visitor (
    contributor_id uuid not null references contributor (id) on delete cascade,
    day date not null,
    mark text not null,
    primary key (contributor_id, day, mark)
  );
  create index referral_visitor_day on referral_visitor (day);
  create table referral_click (
    contributor_id uuid not null references contributor (id) on delete cascade,
    day date not null,
    clicks int not null default 0 check (clicks >= 0),
    primary key (contributor_id, day)
  );

  create table booking_snapshot (
    booking_id uuid not null,
    version int not null check (version >= 1),
    standing ${standing},
    is_completed boolean not null,
    suspicion text,
    at timestamptz not null,
    primary key (booking_id, version)
  );

  create table commission (
    booking_id uuid primary key,
    booking_ref text not null,
    contributor_id uuid not null references contributor (id),
    referral_code text,
    tour_title text not null,
    start_date date not null,
    end_date date not null,
    rate_percent int not null check (rate_percent between 0 and 100),
    completed_at timestamptz,
    hold_reason text,
    held_at timestamptz,
    released_at timestamptz,
    void_reason text,
    voided_at timestamptz,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index commission_of on commission (contributor_id);
  create index commission_locked on commission (completed_at) where completed_at is not null;

  create table payout (
    id uuid primary key,
    run_id uuid not null,
    contributor_id uuid not null references contributor (id),
    amount_minor bigint not null check (amount_minor > 0),
    line_count int not null check (line_count > 0),
    state text not null check (state in ('proposed', 'paid', 'cancelled')),
    method text not null check (method in ('paypal', 'bank')),
    sealed_details text,
    masked_details text not null,
    proposed_at timestamptz not null,
    proposed_by text not null,
    paid_at timestamptz,
    payment_reference text,
    cancelled_at timestamptz,
    cancel_reason text,
    version int not null default 1,
    updated_at timestamptz not null
  );
  create index payout_recent on payout (proposed_at desc, id);
  create index payout_by_state on payout (state, proposed_at desc, id);
  create index payout_of on payout (contributor_id, proposed_at desc);

  -- The months whose payouts have been proposed by the calendar.
  create table payout_month (
    month text primary key,
    at timestamptz not null
  );

  create table commission_line (
    id uuid primary key,
    booking_id uuid not null references commission (booking_id),
    contributor_id uuid not null references contributor (id),
    announcement int not null,
    cause text not null check (cause in ('capture', 'refund', 'change', 'void')),
    before ${standing},
    after ${standing},
    rate_percent int not null,
    amount_minor bigint not null,
    occurred_at timestamptz not null,
    state text not null check (state in
      ('pending', 'locked', 'approved', 'in_payout', 'paid', 'on_hold', 'reversed', 'void')),
    payout_id uuid references payout (id),
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((state in ('in_payout', 'paid')) = (payout_id is not null))
  );
  create index commission_line_of on commission_line (contributor_id, occurred_at desc, id);
  create index commission_line_by_state on commission_line (state, occurred_at desc, id);
  create index commission_line_recent on commission_line (occurred_at desc, id);
  create index commission_line_booking on commission_line (booking_id);
  create index commission_line_payout on commission_line (payout_id) where payout_id is not null;

  create table commission_step (
    id uuid primary key,
    line_id uuid not null references commission_line (id),
    at timestamptz not null,
    from_state text,
    to_state text not null,
    actor text not null,
    reason text
  );
  create index commission_step_of on commission_step (line_id, at);

  create table payout_details (
    contributor_id uuid primary key references contributor (id) on delete cascade,
    sealed text not null,
    method text not null check (method in ('paypal', 'bank')),
    masked text not null,
    updated_at timestamptz not null
  );

  -- The ledger is written once: whatever the code does, its lines and steps stay as they were.
  create function ledger_is_append_only() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or tg_table_name <> 'commission_line' then
      raise exception '% is append-only', tg_table_name;
    end if;
    if (new.id, new.booking_id, new.contributor_id, new.announcement, new.cause, new.before, new.after,
        new.rate_percent, new.amount_minor, new.occurred_at, new.created_at)
      is distinct from
       (old.id, old.booking_id, old.contributor_id, old.announcement, old.cause, old.before, old.after,
        old.rate_percent, old.amount_minor, old.occurred_at, old.created_at) then
      raise exception 'A ledger line is written once';
    end if;
    return new;
  end $$;
  create trigger commission_line_stays before update or delete on commission_line
    for each row execute function ledger_is_append_only();
  create trigger commission_step_stays before update or delete on commission_step
    for each row execute function ledger_is_append_only();
  create trigger booking_snapshot_stays before update or delete on booking_snapshot
    for each row execute function ledger_is_append_only();
  `,
);
