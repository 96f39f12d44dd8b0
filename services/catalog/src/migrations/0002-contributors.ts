import { migration } from '@valam/service-kit/database/migration';

export const contributorTables = migration(
  '0002-contributors',
  `
  -- What identity has announced. A withdrawn one stays as a row without content, so that an older announcement that
  -- arrives late does not bring it back.
  create table contributor (
    id uuid primary key,
    version int not null,
    is_public boolean not null,
    is_listed boolean not null default false,
    is_sample boolean not null default false,
    slug text,
    name text,
    contributing_area text,
    referral_code text,
    shown jsonb,
    updated_at timestamptz not null,
    check (not is_public or (slug is not null and name is not null and shown is not null))
  );
  create index contributor_slug on contributor (slug) where is_public;
  create index contributor_code on contributor (upper(referral_code)) where is_public;
  create index contributor_listed on contributor (lower(contributing_area), name, id) where is_public and is_listed;
  create index contributor_all on contributor (name, id) where is_public and is_listed;
  create index contributor_name on contributor (lower(name)) where is_public and is_listed;

  -- Pictures that the catalog itself holds for a contributor; the person's own ones come first.
  create table contributor_picture (
    contributor_id uuid not null,
    slot text not null,
    sort_order int not null,
    media_key text not null references media (key) on delete cascade,
    primary key (contributor_id, slot)
  );
  `,
);
