import { migration } from '@valam/service-kit/database/migration';

/** Inquirers, and the first referral code of each. */
export const leads = migration(
  '0003-leads',
  `
  create table lead (
    id uuid primary key,
    type text not null,
    state text not null,
    first_name text,
    last_name text,
    name text,
    email text,
    person_email text,
    mobile text,
    person_phone text,
    tour_id uuid,
    tour_title text,
    tour_date_preferred uuid,
    quantity int not null default 1,
    currency text,
    amount_minor bigint,
    payment_status text not null default 'pending',
    booking_id uuid references booking,
    stripe_session_id text,
    stripe_payment_intent_id text,
    message text,
    main_interests jsonb not null default '[]',
    requested_documents jsonb not null default '[]',
    referral_code_used text,
    referral_code text,
    referred_by uuid,
    source_url text,
    first_page text,
    utm jsonb,
    spam_marks jsonb not null default '[]',
    owner_id uuid,
    owner_name text,
    lost_reason text,
    answer_due_at timestamptz,
    answered_at timestamptz,
    link_version int not null default 1,
    version int not null default 1,
    erased_at timestamptz,
    created_at timestamptz not null
  );
  create index lead_by_age on lead (created_at desc, id);
  create index lead_by_state on lead (state, created_at desc);
  create index lead_by_type on lead (type, created_at desc);
  create index lead_by_person on lead (person_email);
  create index lead_by_code on lead (referral_code, created_at desc) where referral_code is not null;
  create index lead_by_booking on lead (booking_id) where booking_id is not null;
  create index lead_by_owner on lead (owner_id, created_at desc) where owner_id is not null;
  create index lead_due on lead (answer_due_at) where answered_at is null and answer_due_at is not null and state <> 'spam';
  create index lead_words on lead using gin (
    (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tour_title, '')) gin_trgm_ops
  );

  create table lead_note (
    id uuid primary key,
    lead_id uuid not null references lead,
    at timestamptz not null,
    author text not null,
    text text not null
  );
  create index lead_note_by_lead on lead_note (lead_id, at);

  create table person_referral (
    person_email text primary key,
    code text not null,
    contributor_id uuid,
    since timestamptz not null
  );

  create table subscriber (
    id uuid primary key,
    email text not null,
    person_email text not null unique,
    name text,
    source text not null,
    email_confirmed boolean not null default false,
    confirmed_at timestamptz,
    unsubscribed_at timestamptz,
    last_asked_at timestamptz,
    referred_by uuid,
    referral_code text,
    source_url text,
    spam_marks jsonb not null default '[]',
    link_version int not null default 1,
    version int not null default 1,
    created_at timestamptz not null
  );
  create index subscriber_by_age on subscriber (created_at desc, id);
  `,
);
