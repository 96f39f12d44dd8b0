import { bookingsAdmin, type ManualBooking } from '@valam/contracts/leads/bookings.admin';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { BookManually } from '../checkout/book-manually.js';
import { BookingActions } from './booking-actions.js';
import { BookingDossier } from './booking-dossier.js';
import { findById } from './find-by-id.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Bookings: everything about them, and what the operator may do. Money actions need a reason. */
@AdminEntity(bookingsAdmin)
export class BookingsResource implements AdminResource<typeof bookingsAdmin> {
  readonly actions: AdminActions<typeof bookingsAdmin> = {
    refund: (tx, call) => this.doing.refund(tx, call),
    cancel: (tx, call) => this.doing.cancel(tx, call),
    'move-preview': (tx, call) => this.doing.previewMove(tx, call),
    move: (tx, call) => this.doing.move(tx, call),
    transfer: (tx, call) => this.doing.transfer(tx, call),
    'offline-payment': (tx, call) => this.doing.offlinePayment(tx, call),
    resend: (tx, call) => this.doing.resend(tx, call),
    note: (tx, call) => this.doing.note(tx, call),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly dossier: BookingDossier,
    private readonly doing: BookingActions,
    private readonly booking: BookManually,
  ) {}

  async list(
    query: AdminListQuery,
    filters: AdminFilters<typeof bookingsAdmin>,
  ): Promise<AdminListAnswer<typeof bookingsAdmin>> {
    const { manager } = this.dataSource;
    const { items, total } = await listPage<BookingEntity, typeof bookingsAdmin, BookingEntity>(
      manager,
      bookingsAdmin,
      {
        entity: BookingEntity,
        filters: {
          state: 'state',
          refundState: 'refundState',
          departureId: 'departureId',
          currency: 'currency',
          referralCode: 'referralCode',
          email: 'personEmail',
          isOverdue: (builder) =>
            builder.andWhere(
              `record.state in ('deposit_paid', 'balance_due') and record.balanceDueAt < :now`,
              {
                now: this.doing.now(),
              },
            ),
        },
        toRecord: (row) => row,
      },
      query,
      filters,
    );
    return { items: await this.dossier.lines(manager, items), total };
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof bookingsAdmin> | null> {
    const booking = await findById(tx, BookingEntity, id, lock);
    return booking ? this.dossier.whole(tx, booking) : null;
  }

  async create(
    tx: EntityManager,
    input: ManualBooking,
    caller: Caller,
  ): Promise<AdminRecordOf<typeof bookingsAdmin>> {
    const booking = await this.booking.run(tx, input, caller);
    return this.dossier.whole(tx, booking);
  }
}
