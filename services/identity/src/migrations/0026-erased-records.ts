import { migration } from '@valam/service-kit/database/migration';

/**
 * Records of erased people, by their ids alone: an entry of the audit log about one of them may arrive after the erasure.
 * What was written up to `until`, and after `since` where it is given, is forgotten.
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
