import { migration } from '@valam/service-kit/database/migration';

/** Departures offered by catalog, and their seats, which this service manages. */
export const departures = migration(
  '0001-departures',
  `
  create table departure (
    id uuid primary key,
    origin text not null check (origin in ('catalog', 'private')),
    tour_id uuid,
    tour_slug text,
    tour_title text not null,
    start_date date not null,
    end_date date not null,
    booking_status text,
    minimum_group int,
    decision_date date,
    prices jsonb not null,
    room_options jsonb not null default '[]',
    diet_served jsonb not null default '[]',
    diet_not_served jsonb not null default '[]',
    policy_version text,
    promise jsonb not null,
    is_offered boolean not null,
    catalog_version int not null default 0,
    capacity int not null check (capacity >= 0),
    confirmed int not null default 0 check (confirmed >= 0),
    reserved int not null default 0 check (reserved >= 0),
    sample_sold int not null default 0 check (sample_sold >= 0),
    is_closed boolean not null default false,
    cancelled_at timestamptz,
    cancel_reason text,
    announced_status text,
    seats_version int not null default 0,
    version int not null default 1,
    created_at timestamptz not null default now(),
    check (confirmed + reserved <= capacity)
  );
  create index departure_by_slug on departure (tour_slug, start_date);
  create index departure_by_tour on departure (tour_id);
  create index departure_by_start on departure (start_date);

  create table known_tour (slug text primary key, is_published boolean not null, changed_at timestamptz not null);
  `,
);
