import { migration } from '@valam/service-kit/database/migration';

/** Shares of a balance that companions pay. Payments stay in their own rows, which reference the share. */
export const shares = migration(
  '0052-shares',
  `
  create table share (
    id uuid primary key,
    booking_id uuid not null references booking,
    number int not null check (number > 0),
    state text not null,
    name text not null,
    email text not null,
    person_email text not null,
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    due_on date not null,
    invited_at timestamptz not null,
    sent_at timestamptz not null,
    paid_at timestamptz,
    ended_at timestamptz,
    end_reason text,
    watched_on date,
    link_version int not null default 1,
    version int not null default 1,
    erased_at timestamptz,
    unique (booking_id, number),
    check ((ended_at is null) = (state = 'open'))
  );
  create unique index share_of_person on share (booking_id, person_email) where state in ('open', 'paid');
  create index share_by_person on share (person_email);
  create index share_open_by_day on share (due_on, booking_id) where state = 'open';
  create index share_by_age on share (invited_at desc, id);

  alter table payment add share_id uuid references share;
  create index payment_by_share on payment (share_id) where share_id is not null;
  alter table traveller add share_id uuid references share;
  create unique index traveller_by_share on traveller (share_id) where share_id is not null;
  alter table booking add shared_minor bigint not null default 0 check (shared_minor >= 0);
  `,
);
