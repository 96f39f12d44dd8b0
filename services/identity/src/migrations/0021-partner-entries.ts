import { migration } from '@valam/service-kit/database/migration';

/**
 * Figures of partners, derived from append-only rows: booking events, lines of the commission ledger and
 * leads with a code. Rows are numbered, so that each run continues after the last one.
 */
export const partnerEntries = migration(
  '0021-partner-entries',
  `
  alter table booking_snapshot
    add column position bigint generated always as identity,
    add column recorded_at timestamptz;
  alter table booking_snapshot disable trigger booking_snapshot_stays;
  update booking_snapshot set recorded_at = at;
  alter table booking_snapshot enable trigger booking_snapshot_stays;
  alter table booking_snapshot alter column recorded_at set not null;
  create index booking_snapshot_position on booking_snapshot (position);

  alter table commission_line add column position bigint generated always as identity;
  create index commission_line_position on commission_line (position);

  -- A lead with a partner's code, without the person: leads keeps who wrote and what.
  create table partner_lead (
    lead_id uuid primary key,
    contributor_id uuid not null references contributor (id) on delete cascade,
    type text not null,
    recorded_at timestamptz not null,
    position bigint generated always as identity
  );
  create index partner_lead_position on partner_lead (position);

  create table partner_entry (
    source text not null,
    source_id text not null,
    day date not null,
    kind text not null check (kind in ('lead', 'booked', 'canceled', 'commission')),
    contributor_id uuid not null references contributor (id) on delete cascade,
    lead_id uuid,
    booking_id uuid,
    leads int not null default 0,
    bookings int not null default 0,
    canceled int not null default 0,
    commission_minor bigint not null default 0,
    primary key (source, source_id)
  );
  create index partner_entry_by_day on partner_entry (day desc);
  create index partner_entry_of on partner_entry (contributor_id, day desc);

  create table partner_day (
    contributor_id uuid not null references contributor (id) on delete cascade,
    day date not null,
    leads bigint not null,
    bookings bigint not null,
    canceled bigint not null,
    commission_minor bigint not null,
    primary key (day, contributor_id)
  );
  create index partner_day_of on partner_day (contributor_id, day);

  create table partner_reading (
    only_row boolean primary key default true check (only_row),
    /** Everything up to here is read for certain; what came after is looked at once more. */
    settled_snapshot bigint not null default 0,
    settled_line bigint not null default 0,
    settled_lead bigint not null default 0,
    seen_snapshot bigint not null default 0,
    seen_line bigint not null default 0,
    seen_lead bigint not null default 0,
    seen_when timestamptz not null default '-infinity',
    read_at timestamptz,
    /** When the leads of before these tables were fetched from their owner. */
    earlier_leads_at timestamptz
  );
  insert into partner_reading default values;
  `,
);
