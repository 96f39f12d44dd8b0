import { migration } from '@valam/service-kit/database/migration';

export const searchTables = migration(
  '0003-search',
  `
  -- The words are folded to one spelling before they get here (see search/fold-spelling.ts).
  create table search_document (
    type text not null,
    entity_id uuid not null,
    slug text not null,
    title text not null,
    summary text not null,
    place text,
    image text,
    boost real not null default 1 check (boost > 0),
    title_words text not null,
    name_words text not null,
    place_words text not null,
    body_words text not null,
    updated_at timestamptz not null,
    title_vector tsvector generated always as (to_tsvector('english', title_words || ' ' || name_words)) stored,
    words tsvector generated always as (
      setweight(to_tsvector('english', title_words), 'A') || setweight(to_tsvector('english', name_words), 'B') ||
      setweight(to_tsvector('english', place_words), 'C') || setweight(to_tsvector('english', body_words), 'D')
    ) stored,
    primary key (type, entity_id)
  );
  create index search_document_words on search_document using gin (words);
  create index search_document_title on search_document using gin (title_vector);
  create index search_document_listed on search_document (type, slug) include (title, image, updated_at);

  -- Every word that occurs, for finding what a misspelt one may mean.
  create table search_word (word text primary key);
  create index search_word_near on search_word using gin (word gin_trgm_ops);

  create table alias_group (
    id uuid primary key,
    version int not null default 1,
    kind text not null check (kind in ('place', 'deity', 'saint', 'word')),
    is_sample boolean not null default false
  );
  create table alias_name (
    group_id uuid not null references alias_group (id) on delete cascade,
    name text not null,
    folded text not null,
    sort_order int not null,
    primary key (group_id, folded)
  );
  create index alias_name_folded on alias_name (folded);

  create table sample_start (
    only_row boolean primary key default true check (only_row),
    first_day date not null,
    content_hash text
  );
  -- What was loaded, and as which version: a record that people have edited since is left to them.
  create table sample_record (
    entity text not null,
    id uuid not null,
    hash text not null,
    version int not null,
    primary key (entity, id)
  );
  `,
);
