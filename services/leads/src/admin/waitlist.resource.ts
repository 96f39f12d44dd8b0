import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import { WaitlistEntryEntity } from '../waitlist/waitlist-entry.entity.js';
import { WaitlistPlace } from '../waitlist/waitlist-place.js';
import { findById } from './find-by-id.js';
import { refuse } from '@valam/service-kit/admin/refuse';
import { everybody, sellers } from './roles.js';

/** The queues for sold-out dates. */
@AdminEntity('waitlist')
export class WaitlistResource implements AdminResource {
  readonly roles = { read: everybody };
  readonly audited = ['state', 'quantity', 'offerExpiresAt'];
  readonly actions = {
    withdraw: {
      roles: sellers,
      needsReason: true,
      run: (tx: EntityManager, call: AdminActionCall) => this.withdraw(tx, call),
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly place: WaitlistPlace,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    return listPage<WaitlistEntryEntity>(
      this.dataSource.manager,
      {
        entity: WaitlistEntryEntity,
        sort: ['createdAt', 'offerExpiresAt', 'queueNumber'],
        search: ['email', 'firstName', 'lastName'],
        filters: { departureId: 'departureId', state: 'state', email: 'personEmail' },
        toRecord: record,
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const entry = await findById(tx, WaitlistEntryEntity, id, lock);
    return entry ? record(entry) : null;
  }

  private async withdraw(tx: EntityManager, { id }: AdminActionCall): Promise<Record<string, unknown>> {
    const entry = await tx.findOneByOrFail(WaitlistEntryEntity, { id });
    if (!(await this.place.leave(tx, entry, 'withdrawn')))
      throw refuse('This place in the queue is over already.');
    return { ok: true };
  }
}

function record({
  linkVersion: _own,
  offerExpiresAt,
  offeredAt,
  createdAt,
  ...entry
}: WaitlistEntryEntity): AdminRecord {
  return {
    ...entry,
    offerExpiresAt: offerExpiresAt?.toISOString() ?? null,
    offeredAt: offeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
