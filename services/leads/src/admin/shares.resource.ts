import { InjectRepository } from '@nestjs/typeorm';
import { sharesAdmin } from '@valam/contracts/leads/shares.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { money } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { findById } from '@valam/service-kit/admin/find-by-id';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { refuse } from '@valam/service-kit/admin/refuse';
import type { AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, In, Repository } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { TravellerEntity } from '../booking/traveller.entity.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { ShareEntity } from '../share/share.entity.js';
import { ShareMails } from '../share/share-mails.js';
import { Shares } from '../share/shares.js';

type ShareRecord = AdminRecordOf<typeof sharesAdmin>;

/** Shares of balances that companions pay. */
@AdminEntity(sharesAdmin)
export class SharesResource extends TableResource<ShareEntity, typeof sharesAdmin> {
  readonly actions: AdminActions<typeof sharesAdmin> = {
    withdraw: (tx, { id, reason, caller }) => this.withdraw(tx, id, reason ?? '', caller.userId),
    resend: (tx, { id }) => this.resend(tx, id),
  };

  constructor(
    @InjectRepository(ShareEntity) rows: Repository<ShareEntity>,
    private readonly shares: Shares,
    private readonly pages: PaymentPages,
    private readonly mails: ShareMails,
  ) {
    super(sharesAdmin, rows, { filters: { bookingId: 'bookingId', state: 'state', currency: 'currency' } });
  }

  /** Locks the booking before its shares, in the global lock order. */
  override async find(tx: EntityManager, id: string, lock: boolean): Promise<ShareRecord | null> {
    const known = lock ? await findById(tx, ShareEntity, id, false) : null;
    if (known) await lockBooking(tx, known.bookingId);
    return super.find(tx, id, lock);
  }

  protected async record(share: ShareEntity, tx: EntityManager): Promise<ShareRecord | null> {
    const [record] = await this.lines([share], tx);
    return record ?? null;
  }

  /** Bookings and forms of a page are read in one query each. */
  protected override async lines(shares: readonly ShareEntity[], tx: EntityManager): Promise<ShareRecord[]> {
    const bookings = await tx.findBy(BookingEntity, { id: In(shares.map(({ bookingId }) => bookingId)) });
    const forms = await tx.find(TravellerEntity, {
      select: { id: true, shareId: true },
      where: { shareId: In(shares.map(({ id }) => id)), isComplete: true },
    });
    const booking = new Map(bookings.map((of) => [of.id, of]));
    const filledIn = new Set(forms.map(({ shareId }) => shareId));
    return shares.flatMap((share) => {
      const of = booking.get(share.bookingId);
      return of ? [this.line(share, of, filledIn.has(share.id))] : [];
    });
  }

  private line(share: ShareEntity, booking: BookingEntity, hasForm: boolean): ShareRecord {
    const { id, version, state, bookingId, name, email, dueOn, endReason } = share;
    return {
      ...{ id, version, state, bookingId, name, email, dueOn, endReason },
      bookingRef: booking.ref,
      lead: `${booking.firstName} ${booking.lastName}`.trim(),
      amount: money(share.amountMinor, share.currency),
      hasForm,
      invitedAt: share.invitedAt.toISOString(),
      sentAt: share.sentAt.toISOString(),
      paidAt: share.paidAt?.toISOString() ?? null,
      endedAt: share.endedAt?.toISOString() ?? null,
    };
  }

  private async withdraw(tx: EntityManager, id: string, reason: string, actorId: string | null) {
    const share = await this.open(tx, id);
    const booking = await lockBooking(tx, share.bookingId);
    await this.shares.end(tx, booking, share, 'withdrawn', { actor: 'operator', actorId, reason });
    await this.pages.closeShares(tx, booking.id, [id]);
    const own = await this.shares.own(tx, booking);
    await this.mails.fellBack(tx, booking, [share], own, { isWithdrawnByOffice: true });
  }

  private async resend(tx: EntityManager, id: string) {
    const share = await this.open(tx, id);
    await this.shares.resend(tx, await lockBooking(tx, share.bookingId), share);
  }

  private async open(tx: EntityManager, id: string): Promise<ShareEntity> {
    const share = await tx.findOneByOrFail(ShareEntity, { id });
    if (share.state !== 'open') throw refuse('This share is no longer open.');
    return share;
  }
}
