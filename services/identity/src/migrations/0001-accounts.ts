import { migration } from '@valam/service-kit/database/migration';

export const accountTables = migration(
  '0001-accounts',
  `
  create extension if not exists pg_trgm;

  create table contributor (
    id uuid primary key,
    slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
    name text not null check (name <> ''),
    about text,
    expertise text,
    tagline text,
    job_title text,
    contributing_area text not null check (contributing_area in ('Host', 'Guide', 'Member', 'Affiliate')),
    country text,
    states_covered text,
    languages_spoken text,
    interests text,
    gender text,
    email text unique check (email = lower(email)),
    mobile text,
    profile_photo jsonb,
    photos jsonb not null default '[]',
    website text,
    facebook text,
    instagram text,
    twitter text,
    linkedin text,
    youtube text,
    show_contact boolean not null default false,
    referral_code text unique check (referral_code ~ '^[A-Z0-9]{4,20}$'),
    referral_code_used text,
    referred_by uuid,
    sharing_method text,
    motivation text,
    approval_status text not null default 'pending'
      check (approval_status in ('pending', 'approved', 'declined', 'suspended')),
    approved_at timestamptz,
    approved_by text,
    is_sample boolean not null default false,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index contributor_by_status on contributor (approval_status, created_at desc, id);
  create index contributor_recent on contributor (created_at desc, id);
  create index contributor_name on contributor using gin (name gin_trgm_ops);
  create index contributor_email on contributor using gin (email gin_trgm_ops);

  create table approval_step (
    id uuid primary key,
    contributor_id uuid not null references contributor (id) on delete cascade,
    at timestamptz not null,
    from_status text,
    to_status text not null,
    actor text not null,
    reason text
  );
  create index approval_step_of on approval_step (contributor_id, at);

  create table user_account (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    password_hash text,
    full_name text,
    profile_pic text,
    role text not null check (role in ('contributor', 'owner', 'operations', 'sales', 'content', 'finance')),
    master_access boolean not null default false,
    signup_using text not null,
    slug text,
    email_verified boolean not null default false,
    email_verified_at timestamptz,
    contributor_id uuid unique references contributor (id),
    is_blocked boolean not null default false,
    totp_secret text,
    totp_confirmed_at timestamptz,
    totp_last_step int not null default 0,
    recovery_codes text[] not null default '{}',
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index user_account_recent on user_account (created_at desc, id);
  create index user_account_staff on user_account (role) where role <> 'contributor';

  create table session (
    id uuid primary key,
    token_hash text not null unique,
    user_id uuid not null references user_account (id) on delete cascade,
    user_agent text,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index session_of on session (user_id);
  create index session_ends on session (expires_at);

  create table mail_link (
    id uuid primary key,
    token_hash text not null unique,
    purpose text not null check (purpose in
      ('verify_email', 'reset_password', 'set_password', 'invitation', 'privacy_export', 'privacy_erase')),
    user_id uuid references user_account (id) on delete cascade,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index mail_link_of on mail_link (user_id, purpose);
  create index mail_link_ends on mail_link (expires_at);

  create table host_application (
    id uuid primary key,
    first_name text not null,
    last_name text not null,
    email text not null,
    mobile text not null,
    heard_about_us text,
    heard_about_us_details text,
    message text,
    status text not null default 'pending' check (status in ('pending', 'in_review', 'accepted', 'declined')),
    history jsonb not null default '[]',
    referral_code_used text,
    referred_by uuid,
    source_url text,
    spam_marks text[] not null default '{}',
    contributor_id uuid references contributor (id) on delete set null,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index host_application_by_status on host_application (status, created_at desc, id);
  create index host_application_recent on host_application (created_at desc, id);
  create index host_application_by_email on host_application (email);
  `,
);
