import { InjectRepository } from '@nestjs/typeorm';
import { waitlistAdmin } from '@valam/contracts/leads/waitlist.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActionCall, AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { WaitlistEntryEntity } from '../waitlist/waitlist-entry.entity.js';
import { WaitlistMails } from '../waitlist/waitlist-mails.js';
import { WaitlistPlace } from '../waitlist/waitlist-place.js';
import { refuse } from '@valam/service-kit/admin/refuse';

const whyOver =
  'We have taken you off the waitlist. If you did not ask for that, please reply to this email.';

/** The waitlists for sold-out dates. */
@AdminEntity(waitlistAdmin)
export class WaitlistResource extends TableResource<WaitlistEntryEntity, typeof waitlistAdmin> {
  readonly actions: AdminActions<typeof waitlistAdmin> = {
    withdraw: (tx, call) => this.withdraw(tx, call),
  };

  constructor(
    @InjectRepository(WaitlistEntryEntity) rows: Repository<WaitlistEntryEntity>,
    private readonly place: WaitlistPlace,
    private readonly mails: WaitlistMails,
  ) {
    super(waitlistAdmin, rows, {
      filters: { departureId: 'departureId', state: 'state', email: 'personEmail' },
    });
  }

  protected record(entry: WaitlistEntryEntity): AdminRecordOf<typeof waitlistAdmin> {
    const { linkVersion: _link, personEmail: _key, contributorId: _partner, toldAt: _told, ...shown } = entry;
    return {
      ...shown,
      offerExpiresAt: entry.offerExpiresAt?.toISOString() ?? null,
      offeredAt: entry.offeredAt?.toISOString() ?? null,
      createdAt: entry.createdAt.toISOString(),
    };
  }

  private async withdraw(tx: EntityManager, { id }: AdminActionCall): Promise<void> {
    const entry = await tx.findOneByOrFail(WaitlistEntryEntity, { id });
    if (!(await this.place.leave(tx, entry, 'withdrawn')))
      throw refuse('This waitlist entry has ended already.');
    // The reason entered by staff is internal.
    await this.mails.over(tx, entry, whyOver);
  }
}
