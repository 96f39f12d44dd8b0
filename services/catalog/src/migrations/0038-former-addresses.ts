import { migration } from '@valam/service-kit/database/migration';

export const formerAddresses = migration(
  '0038-former-addresses',
  `
  -- Addresses that published pages had before. Links in emails, of partners and of other sites lead there for years.
  create table former_slug (
    noun text not null,
    slug text not null,
    entity_id uuid not null,
    primary key (noun, slug)
  );
  `,
);
