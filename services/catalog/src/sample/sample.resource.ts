import { sampleAdmin } from '@valam/contracts/catalog/sample.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminActions, AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import { SampleContent } from './sample-content.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

const everything = 'all';

/** The sample content in the back office: one record with the number of remaining records, and its removal. */
@AdminEntity(sampleAdmin)
export class SampleResource implements AdminResource<typeof sampleAdmin> {
  readonly actions: AdminActions<typeof sampleAdmin> = {
    remove: async (tx) => ({ removed: await this.sample.remove(tx) }),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly sample: SampleContent,
  ) {}

  async list(_query: AdminListQuery): Promise<AdminListAnswer<typeof sampleAdmin>> {
    return { items: [await this.record(this.dataSource.manager)], total: 1 };
  }

  find(tx: EntityManager, id: string): Promise<AdminRecordOf<typeof sampleAdmin> | null> {
    return id === everything ? this.record(tx) : Promise.resolve(null);
  }

  private async record(tx: EntityManager): Promise<AdminRecordOf<typeof sampleAdmin>> {
    const counts = await this.sample.counts(tx);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { id: everything, version: 1, total, ...counts };
  }
}
