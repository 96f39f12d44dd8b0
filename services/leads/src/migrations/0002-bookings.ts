import { migration } from '@valam/service-kit/database/migration';

/** Bookings, their payments and their history. Sums are derived from the rows of payments and refunds. */
export const bookings = migration(
  '0002-bookings',
  `
  create table booking (
    id uuid primary key,
    ref text not null unique,
    state text not null,
    refund_state text not null default 'none',
    departure_id uuid not null references departure,
    quantity int not null check (quantity > 0),
    currency text not null,
    total_minor bigint not null check (total_minor >= 0),
    deposit_minor bigint not null check (deposit_minor >= 0 and deposit_minor <= total_minor),
    price_usd_minor bigint not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    person_email text not null,
    mobile text,
    person_phone text,
    room_option jsonb,
    wishes_sealed text,
    referral_code text,
    contributor_id uuid,
    source_url text,
    terms_version text,
    policy_version text,
    promise jsonb,
    hold_expires_at timestamptz,
    balance_due_at timestamptz,
    balance_watched_on date,
    deposit_paid_at timestamptz,
    waitlist_entry_id uuid,
    quote_id uuid,
    link_version int not null default 1,
    facts_version int not null default 0,
    version int not null default 1,
    travellers_erased_at timestamptz,
    erased_at timestamptz,
    created_at timestamptz not null
  );
  create unique index booking_live_hold on booking (departure_id, person_email, quantity)
    where state in ('held', 'awaiting_payment');
  create index booking_by_departure on booking (departure_id, state);
  create index booking_by_person on booking (person_email);
  create index booking_by_code on booking (referral_code) where referral_code is not null;
  create index booking_hold_expiry on booking (hold_expires_at) where state in ('held', 'awaiting_payment');
  create index booking_balance on booking (balance_due_at) where state in ('deposit_paid', 'balance_due');
  create index booking_by_age on booking (created_at desc, id);
  create index booking_by_state on booking (state, created_at desc);
  create index booking_refunds_open on booking (refund_state) where refund_state in ('pending', 'failed');
  create index booking_travellers_kept on booking (departure_id)
    where travellers_erased_at is null and state in ('completed', 'cancelled', 'expired');

  create table booking_step (
    id bigint generated always as identity primary key,
    booking_id uuid not null references booking,
    at timestamptz not null,
    event text not null,
    from_state text,
    to_state text not null,
    actor text not null,
    actor_id uuid,
    reason text not null
  );
  create index booking_step_by_booking on booking_step (booking_id, id);

  create table booking_note (
    id uuid primary key,
    booking_id uuid not null references booking,
    at timestamptz not null,
    author text not null,
    text text not null
  );
  create index booking_note_by_booking on booking_note (booking_id, at);

  create table payment_session (
    id uuid primary key,
    booking_id uuid not null references booking,
    purpose text not null,
    attempt int not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    params jsonb not null,
    return_token text not null unique,
    state text not null,
    provider_id text unique,
    url text,
    opening_until timestamptz,
    expires_at timestamptz,
    checked_at timestamptz,
    details jsonb,
    created_at timestamptz not null,
    unique (booking_id, purpose, attempt)
  );
  create index payment_session_open on payment_session (created_at) where state in ('preparing', 'open');

  create table payment (
    id uuid primary key,
    booking_id uuid not null references booking,
    session_id uuid references payment_session,
    kind text not null,
    method text not null check (method in ('card', 'offline')),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    provider_payment_id text unique,
    receipt_number bigint generated always as identity,
    note text,
    recorded_by text,
    captured_at timestamptz not null,
    disputed_at timestamptz
  );
  create index payment_by_booking on payment (booking_id, captured_at);
  create index payment_by_age on payment (captured_at desc, id);

  create table refund (
    id uuid primary key,
    booking_id uuid not null references booking,
    payment_id uuid not null references payment,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    kind text not null,
    reason text not null,
    state text not null,
    provider_refund_id text unique,
    attempt int not null default 1,
    last_error text,
    requested_by text not null,
    created_at timestamptz not null,
    settled_at timestamptz
  );
  create index refund_by_booking on refund (booking_id);
  create index refund_by_payment on refund (payment_id);
  create index refund_by_age on refund (created_at desc, id);
  create index refund_open on refund (created_at) where state in ('pending', 'failed');

  create table provider_event (
    id text primary key,
    type text not null,
    object_id text,
    payload jsonb not null,
    outcome text not null,
    booking_id uuid,
    received_at timestamptz not null
  );
  create index provider_event_by_age on provider_event (received_at desc, id);

  create table traveller (
    id uuid primary key,
    booking_id uuid not null references booking,
    position int not null,
    is_complete boolean not null,
    sealed text not null,
    unique (booking_id, position) deferrable initially deferred
  );

  create table booking_reminder (
    booking_id uuid not null references booking,
    kind text not null,
    at timestamptz not null,
    primary key (booking_id, kind)
  );
  `,
);
