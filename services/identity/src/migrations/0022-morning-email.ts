import { migration } from '@valam/service-kit/database/migration';

export const morningEmail = migration(
  '0022-morning-email',
  `
  alter table user_account
    add column wants_morning_email boolean not null default false,
    -- The last day in India whose morning email was asked for: none is sent twice.
    add column morning_email_day date;
  create index user_account_morning on user_account (id) where wants_morning_email;
  `,
);
