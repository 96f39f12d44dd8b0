import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import { withoutHidden } from './hidden-fields.js';

/** The fields to return: those in the definition, without the hidden ones. */
export function shown(definition: AdminDefinition, record: AdminRecord): AdminRecord {
  const { def } = definition.record._zod;
  const isNamed = (field: string) => def.catchall !== undefined || Object.hasOwn(def.shape, field);
  const named = Object.entries(record).filter(([field]) => isNamed(field));
  return withoutHidden(definition, Object.fromEntries(named) as AdminRecord);
}

/**
 * A list of long records can exceed the size of a message, so the client selects the fields that it needs.
 */
export function only(fields: string | undefined, record: AdminRecord): AdminRecord {
  if (fields === undefined) return record;
  const { id, version } = record;
  const named = fields.split(',').filter((field) => Object.hasOwn(record, field));
  return { ...Object.fromEntries(named.map((field) => [field, record[field]])), id, version };
}
