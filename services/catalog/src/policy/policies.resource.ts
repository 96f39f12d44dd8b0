import { PolicyInput } from '@valam/contracts/catalog/inputs/editorial.input';
import { policiesAdmin } from '@valam/contracts/catalog/policies.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { istDay } from '@valam/contracts/shared/days';
import { fieldsOf } from '@valam/contracts/shared/fields-of';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { editableContent, type Values } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import type { PolicyEntity } from './policy.entity.js';
import { policyKind } from './policy.kind.js';
import { refuseWithoutEffect } from './refuse-without-effect.js';

/** Bookings reference the version in force, so a published version is immutable. */
function refusePublishedChange(stored: PolicyEntity, values: Values): void {
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

const book = editableContent<PolicyEntity, typeof policiesAdmin>(policiesAdmin, {
  kind: policyKind,
  filters: { slug: 'slug' },
  pathOf: ({ slug }) => `/${slug}`,
});

@AdminEntity(policiesAdmin)
export class PoliciesResource extends ContentResource<PolicyEntity, typeof policiesAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv, clock: Clock) {
    super(book, dataSource, desk, csv);
    const { publish } = this.actions;
    this.actions = {
      ...this.actions,
      publish: async (tx, call) => {
        const stored = await this.writer.find(tx, this.book, call.id, true);
        if (stored && stored.status !== 'published')
          await refuseWithoutEffect(tx, stored, istDay(clock.now()));
        return publish(tx, call);
      },
    };
  }

  override async update(
    tx: EntityManager,
    id: string,
    values: Values,
  ): Promise<AdminRecordOf<typeof policiesAdmin>> {
    const stored = await this.writer.find(tx, this.book, id, true);
    if (stored) refusePublishedChange(stored, values);
    return super.update(tx, id, values);
  }
}
