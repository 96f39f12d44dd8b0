import { migration } from '@valam/service-kit/database/migration';

export const auditTable = migration(
  '0004-audit',
  `
  create table audit_entry (
    id uuid primary key,
    at timestamptz not null,
    service text not null,
    actor_id uuid,
    actor_role text,
    actor_email text,
    action text not null,
    entity text not null,
    entity_id text not null,
    before jsonb,
    after jsonb,
    reason text
  );
  create index audit_entry_recent on audit_entry (at desc, id);
  create index audit_entry_of on audit_entry (entity, entity_id, at desc);
  create index audit_entry_by_actor on audit_entry (actor_email, at desc);
  `,
);
