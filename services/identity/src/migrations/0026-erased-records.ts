import { migration } from '@valam/service-kit/database/migration';

/**
 * Ids of records of erased people, because audit entries about them may arrive after the erasure. Text that
 * was written up to `until`, and after `since` if given, is erased.
 */
export const erasedRecords = migration(
  '0026-erased-records',
  `
  create table erased_record (
    service text not null,
    entity text not null,
    entity_id text not null,
    since timestamptz,
    until timestamptz not null,
    noted_at timestamptz not null,
    primary key (service, entity, entity_id, until)
  );
  `,
);
