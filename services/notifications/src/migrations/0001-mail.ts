import { migration } from '@valam/service-kit/database/migration';

export const m0001 = migration(
  '0001-mail',
  `
  create table mail (
    id uuid primary key,
    template text not null,
    to_address text not null,
    to_name text,
    subject text,
    -- What the mail says, encrypted: it holds names and private links.
    sealed_content text,
    state text not null check (state in ('queued', 'sending', 'sent', 'failed')),
    claimed_until timestamptz,
    sendings int not null default 0,
    attempts int not null default 0,
    last_error text,
    message_id text,
    requested_at timestamptz not null,
    sent_at timestamptz,
    version int not null default 1
  );
  create index mail_requested_at on mail (requested_at desc, id);
  create index mail_to_address on mail (lower(to_address));
  create index mail_unfinished on mail (state, requested_at) where state <> 'sent';
  create index mail_with_content on mail (requested_at) where sealed_content is not null;
  `,
);
