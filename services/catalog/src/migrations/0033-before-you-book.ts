import { migration } from '@valam/service-kit/database/migration';

export const beforeYouBook = migration(
  '0033-before-you-book',
  `
  -- What a buyer asks before paying, in plain words.
  alter table tour add column fitness text;
  alter table tour add column altitude text;
  alter table tour add column tips text;
  `,
);
