import { InjectRepository } from '@nestjs/typeorm';
import { bookingsAdmin, type ManualBooking } from '@valam/contracts/leads/bookings.admin';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { byFlag } from '@valam/service-kit/admin/list-page';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { BookManually } from '../checkout/book-manually.js';
import { BookingActions } from './booking-actions.js';
import { BookingDetails } from './booking-details.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Bookings: all their data, and the operator's actions. Money actions need a reason. */
@AdminEntity(bookingsAdmin)
export class BookingsResource extends TableResource<BookingEntity, typeof bookingsAdmin> {
  readonly actions: AdminActions<typeof bookingsAdmin> = {
    refund: (tx, call) => this.bookingActions.refund(tx, call),
    cancel: (tx, call) => this.bookingActions.cancel(tx, call),
    'move-preview': (tx, call) => this.bookingActions.previewMove(tx, call),
    move: (tx, call) => this.bookingActions.move(tx, call),
    transfer: (tx, call) => this.bookingActions.transfer(tx, call),
    'offline-payment': (tx, call) => this.bookingActions.offlinePayment(tx, call),
    resend: (tx, call) => this.bookingActions.resend(tx, call),
    note: (tx, call) => this.bookingActions.note(tx, call),
  };

  constructor(
    @InjectRepository(BookingEntity) rows: Repository<BookingEntity>,
    private readonly details: BookingDetails,
    private readonly bookingActions: BookingActions,
    private readonly bookManually: BookManually,
  ) {
    super(bookingsAdmin, rows, {
      filters: {
        state: 'state',
        refundState: 'refundState',
        departureId: 'departureId',
        currency: 'currency',
        referralCode: 'referralCode',
        email: 'personEmail',
        isOverdue: byFlag(
          'isOverdue',
          `record.state in ('deposit_paid', 'balance_due') and record.balanceDueAt < :now`,
          () => ({ now: bookingActions.now() }),
        ),
      },
    });
  }

  protected record(booking: BookingEntity, tx: EntityManager): Promise<AdminRecordOf<typeof bookingsAdmin>> {
    return this.details.whole(tx, booking);
  }

  protected override lines(
    bookings: readonly BookingEntity[],
    tx: EntityManager,
  ): Promise<AdminRecordOf<typeof bookingsAdmin>[]> {
    return this.details.lines(tx, bookings);
  }

  async create(
    tx: EntityManager,
    input: ManualBooking,
    caller: Caller,
  ): Promise<AdminRecordOf<typeof bookingsAdmin>> {
    const booking = await this.bookManually.run(tx, input, caller);
    return this.details.whole(tx, booking);
  }
}
