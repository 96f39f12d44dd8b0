import { migration } from '@valam/service-kit/database/migration';

export const m0020 = migration(
  '0020-counted-mailboxes',
  `
  -- The mailbox that the address leads to, hashed: all spellings of it are counted together.
  alter table mail add column mailbox text;
  create index mail_of_mailbox on mail (mailbox, requested_at) where mailbox is not null;
  -- Asked for by strangers once too often: written down, not sent.
  alter table mail drop constraint mail_state_check;
  alter table mail add constraint mail_state_check
    check (state in ('queued', 'sending', 'sent', 'failed', 'suppressed'));
  `,
);
