import { migration } from '@valam/service-kit/database/migration';

/** The waitlist for sold-out dates, proposals, reviews and shared rosters. */
export const afterTheBooking = migration(
  '0004-after-the-booking',
  `
  create table waitlist_entry (
    id uuid primary key,
    departure_id uuid not null references departure,
    state text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    person_email text not null,
    mobile text,
    quantity int not null check (quantity > 0),
    offer_expires_at timestamptz,
    offered_at timestamptz,
    booking_id uuid,
    referral_code text,
    contributor_id uuid,
    source_url text,
    queue_number bigint generated always as identity,
    link_version int not null default 1,
    version int not null default 1,
    created_at timestamptz not null
  );
  create unique index waitlist_once on waitlist_entry (departure_id, person_email) where state in ('waiting', 'offered');
  create index waitlist_queue on waitlist_entry (departure_id, queue_number) where state = 'waiting';
  create index waitlist_offers on waitlist_entry (offer_expires_at) where state = 'offered';
  create index waitlist_by_age on waitlist_entry (created_at desc, id);
  create index waitlist_by_person on waitlist_entry (person_email);

  create table quote (
    id uuid primary key,
    lead_id uuid not null references lead,
    state text not null,
    title text not null,
    departure_id uuid not null references departure,
    quantity int not null check (quantity > 0),
    currency text not null,
    total_minor bigint not null check (total_minor > 0),
    total_usd_minor bigint not null,
    message text,
    valid_until timestamptz not null,
    booking_id uuid,
    created_by text not null,
    link_version int not null default 1,
    version int not null default 1,
    created_at timestamptz not null
  );
  create index quote_by_lead on quote (lead_id);
  create index quote_by_age on quote (created_at desc, id);
  create index quote_open on quote (valid_until) where state = 'open';

  create table review (
    id uuid primary key,
    booking_id uuid not null unique references booking,
    tour_id uuid,
    tour_slug text,
    state text not null,
    asked_count int not null default 0,
    last_asked_at timestamptz,
    rating int check (rating between 1 and 5),
    text text,
    display_name text,
    country text,
    photo_key text,
    answer text,
    answered_at timestamptz,
    refuse_reason text,
    submitted_at timestamptz,
    published_at timestamptz,
    version int not null default 1,
    created_at timestamptz not null
  );
  create index review_of_tour on review (tour_slug, published_at desc) where state = 'published';
  create index review_asked on review (last_asked_at) where state = 'requested';
  create index review_by_age on review (created_at desc, id);

  create table roster_link (
    id uuid primary key,
    departure_id uuid not null references departure,
    columns jsonb not null,
    valid_until timestamptz not null,
    created_by text not null,
    revoked_at timestamptz,
    created_at timestamptz not null
  );
  create index roster_link_by_departure on roster_link (departure_id);
  `,
);
