import { migration } from '@valam/service-kit/database/migration';

/**
 * Counted steps of visits: append-only rows without personal data. A booking stores the kind of visit it came from, if
 * its visitor allows that. Entries are never changed; days are their sums.
 */
export const funnel = migration(
  '0072-funnel',
  `
  alter table booking add visit_source text, add visit_device text;

  create table visit_count (
    position bigint generated always as identity primary key,
    counts_id uuid not null,
    recorded_at timestamptz not null,
    step text not null check (step in ('tour', 'panel', 'details')),
    tour_slug text not null,
    visit_source text not null,
    visit_device text not null,
    count int not null check (count > 0),
    unique (counts_id, step, tour_slug, visit_source, visit_device)
  );

  create table funnel_entry (
    source text not null check (source in ('count', 'step')),
    source_id bigint not null,
    day date not null,
    step text not null check (step in ('tour', 'panel', 'details', 'payment', 'deposit')),
    tour_slug text not null,
    visit_source text not null,
    visit_device text not null,
    count int not null,
    booking_id uuid references booking,
    primary key (source, source_id)
  );
  create index funnel_entry_by_day on funnel_entry (day desc);
  create index funnel_entry_by_booking on funnel_entry (booking_id) where booking_id is not null;

  create table funnel_day (
    dimension text not null,
    day date not null,
    key text not null,
    step text not null,
    count bigint not null,
    primary key (dimension, day, key, step)
  );

  create table funnel_reading (
    only_row boolean primary key default true check (only_row),
    /** Everything up to here is read for certain; what came after is looked at once more. */
    settled_count bigint not null default 0,
    settled_step bigint not null default 0,
    seen_count bigint not null default 0,
    seen_step bigint not null default 0,
    seen_when timestamptz not null default '-infinity',
    read_at timestamptz
  );
  insert into funnel_reading default values;
  `,
);
