import { InjectRepository } from '@nestjs/typeorm';
import { sharesAdmin } from '@valam/contracts/leads/shares.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { money } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import { refuse } from '@valam/service-kit/admin/refuse';
import type {
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { TravellerEntity } from '../booking/traveller.entity.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { ShareEntity } from '../share/share.entity.js';
import { Shares } from '../share/shares.js';
import { findById } from './find-by-id.js';

type ShareRecord = AdminRecordOf<typeof sharesAdmin>;

/** Shares of balances that companions pay. */
@AdminEntity(sharesAdmin)
export class SharesResource implements AdminResource<typeof sharesAdmin> {
  readonly actions: AdminActions<typeof sharesAdmin> = {
    withdraw: (tx, { id, reason, caller }) => this.withdraw(tx, id, reason ?? '', caller.userId),
    resend: (tx, { id }) => this.resend(tx, id),
  };

  constructor(
    @InjectRepository(ShareEntity) private readonly shareRepository: Repository<ShareEntity>,
    private readonly shares: Shares,
    private readonly pages: PaymentPages,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof sharesAdmin>,
  ): Promise<AdminListAnswer<typeof sharesAdmin>> {
    const { manager } = this.shareRepository;
    return listPage(
      this.shareRepository,
      sharesAdmin,
      {
        filters: { bookingId: 'bookingId', state: 'state', currency: 'currency' },
        toRecord: (share) => record(manager, share),
      },
      query,
      filters,
    );
  }

  /** The booking is locked before its shares, as everywhere. */
  async find(tx: EntityManager, id: string, lock: boolean): Promise<ShareRecord | null> {
    const known = await findById(tx, ShareEntity, id, false);
    if (!known) return null;
    if (lock) await lockBooking(tx, known.bookingId);
    const share = lock ? await findById(tx, ShareEntity, id, true) : known;
    return share && record(tx, share);
  }

  private async withdraw(tx: EntityManager, id: string, reason: string, actorId: string | null) {
    const share = await this.open(tx, id);
    const booking = await lockBooking(tx, share.bookingId);
    await this.shares.end(tx, booking, share, 'withdrawn', { actor: 'operator', actorId, reason });
    await this.pages.closeShares(tx, booking.id, [id]);
  }

  private async resend(tx: EntityManager, id: string) {
    const share = await this.open(tx, id);
    await this.shares.resend(tx, await lockBooking(tx, share.bookingId), share);
  }

  private async open(tx: EntityManager, id: string): Promise<ShareEntity> {
    const share = await tx.findOneByOrFail(ShareEntity, { id });
    if (share.state !== 'open') throw refuse('This share is not open any more.');
    return share;
  }
}

async function record(tx: EntityManager, share: ShareEntity): Promise<ShareRecord> {
  const booking = await tx.findOneByOrFail(BookingEntity, { id: share.bookingId });
  const { id, version, state, bookingId, name, email, dueOn, endReason } = share;
  return {
    ...{ id, version, state, bookingId, name, email, dueOn, endReason },
    bookingRef: booking.ref,
    lead: `${booking.firstName} ${booking.lastName}`.trim(),
    amount: money(share.amountMinor, share.currency),
    hasForm: await tx.existsBy(TravellerEntity, { shareId: id, isComplete: true }),
    invitedAt: share.invitedAt.toISOString(),
    sentAt: share.sentAt.toISOString(),
    paidAt: share.paidAt?.toISOString() ?? null,
    endedAt: share.endedAt?.toISOString() ?? null,
  };
}
