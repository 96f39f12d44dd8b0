import { InjectRepository } from '@nestjs/typeorm';
import { waitlistAdmin } from '@valam/contracts/leads/waitlist.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { WaitlistEntryEntity } from '../waitlist/waitlist-entry.entity.js';
import { WaitlistPlace } from '../waitlist/waitlist-place.js';
import { findById } from './find-by-id.js';
import { refuse } from '@valam/service-kit/admin/refuse';

/** The waitlists for sold-out dates. */
@AdminEntity(waitlistAdmin)
export class WaitlistResource implements AdminResource<typeof waitlistAdmin> {
  readonly actions: AdminActions<typeof waitlistAdmin> = {
    withdraw: (tx, call) => this.withdraw(tx, call),
  };

  constructor(
    @InjectRepository(WaitlistEntryEntity) private readonly waitlistEntries: Repository<WaitlistEntryEntity>,
    private readonly place: WaitlistPlace,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof waitlistAdmin>,
  ): Promise<AdminListAnswer<typeof waitlistAdmin>> {
    return listPage(
      this.waitlistEntries,
      waitlistAdmin,
      {
        filters: { departureId: 'departureId', state: 'state', email: 'personEmail' },
        toRecord: record,
      },
      query,
      filters,
    );
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof waitlistAdmin> | null> {
    const entry = await findById(tx, WaitlistEntryEntity, id, lock);
    return entry ? record(entry) : null;
  }

  private async withdraw(tx: EntityManager, { id }: AdminActionCall): Promise<void> {
    const entry = await tx.findOneByOrFail(WaitlistEntryEntity, { id });
    if (!(await this.place.leave(tx, entry, 'withdrawn')))
      throw refuse('This place in the queue is over already.');
  }
}

function record(entry: WaitlistEntryEntity): AdminRecordOf<typeof waitlistAdmin> {
  const { linkVersion: _link, personEmail: _key, contributorId: _partner, toldAt: _told, ...shown } = entry;
  return {
    ...shown,
    offerExpiresAt: entry.offerExpiresAt?.toISOString() ?? null,
    offeredAt: entry.offeredAt?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
  };
}
