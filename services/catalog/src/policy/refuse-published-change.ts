import { PolicyInput } from '@valam/contracts/catalog/inputs/editorial.input';
import { fieldsOf } from '@valam/contracts/shared/fields-of';
import { invalidFields } from '@valam/contracts/shared/problem';
import type { Values } from '../admin/editable-content.js';
import type { PolicyEntity } from './policy.entity.js';

/** Bookings name the version they were made under, so that once published it says the same for good. */
export function refusePublishedChange(stored: PolicyEntity, values: Values): void {
  if (!stored.publishedAt) return;
  const changed = fieldsOf(PolicyInput).filter(
    (field) => values[field] !== undefined && values[field] !== stored[field],
  );
  if (changed.length === 0) return;
  throw invalidFields(
    Object.fromEntries(changed.map((field) => [field, 'This version was published, so it stays as it is.'])),
    'Bookings name the version they were made under. Create a new version with its own date, and publish that.',
  );
}
