import { migration } from '@valam/service-kit/database/migration';

export const provenAddresses = migration(
  '0020-proven-addresses',
  `
  -- What was typed at sign-up, password included, waits with the link that proves the address.
  alter table mail_link add column signup jsonb;
  -- The contributor that the link invites: the account is tied to it when the link is used, never by the address alone.
  alter table mail_link add column contributor_id uuid references contributor (id) on delete cascade;
  create index mail_link_naming on mail_link (contributor_id) where contributor_id is not null;

  -- Nobody knows who chose these passwords, nor whose the open verification links are.
  delete from session using user_account where user_account.id = session.user_id and not email_verified;
  delete from mail_link where purpose = 'verify_email' and used_at is null;
  update user_account set password_hash = null where not email_verified;
  update mail_link set contributor_id = user_account.contributor_id from user_account
    where user_account.id = mail_link.user_id and not email_verified and used_at is null
      and purpose in ('reset_password', 'set_password', 'invitation');
  update user_account set contributor_id = null from contributor
    where contributor.id = contributor_id and not email_verified and approval_status <> 'pending';

  alter table user_account add constraint password_of_proven_address check (password_hash is null or email_verified);
  `,
);
