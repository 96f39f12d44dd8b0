import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
  AdminValues,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { BookManually } from '../checkout/book-manually.js';
import { BookingActions } from './booking-actions.js';
import { BookingDossier } from './booking-dossier.js';
import { findById } from './find-by-id.js';
import { everybody, money, operators, sellers } from './roles.js';

/** Bookings: everything about them, and what the operator may do. Money actions need a reason. */
@AdminEntity('bookings')
export class BookingsResource implements AdminResource {
  readonly roles = { read: everybody, write: sellers };
  readonly audited = [
    'state',
    'refundState',
    'departureId',
    'quantity',
    'total',
    'paid',
    'kept',
    'balance',
    'balanceDueAt',
    'holdExpiresAt',
  ];
  readonly actions = {
    refund: { roles: money, needsReason: true, run: this.act((tx, call) => this.doing.refund(tx, call)) },
    cancel: { roles: operators, needsReason: true, run: this.act((tx, call) => this.doing.cancel(tx, call)) },
    'move-preview': { roles: sellers, run: this.act((tx, call) => this.doing.previewMove(tx, call)) },
    move: { roles: operators, needsReason: true, run: this.act((tx, call) => this.doing.move(tx, call)) },
    transfer: {
      roles: operators,
      needsReason: true,
      run: this.act((tx, call) => this.doing.transfer(tx, call)),
    },
    'offline-payment': {
      roles: money,
      needsReason: true,
      run: this.act((tx, call) => this.doing.offlinePayment(tx, call)),
    },
    resend: { roles: sellers, run: this.act((tx, call) => this.doing.resend(tx, call)) },
    note: { roles: everybody, run: this.act((tx, call) => this.doing.note(tx, call)) },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly dossier: BookingDossier,
    private readonly doing: BookingActions,
    private readonly booking: BookManually,
  ) {}

  async list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    const { manager } = this.dataSource;
    const found: BookingEntity[] = [];
    const { total } = await listPage<BookingEntity>(
      manager,
      {
        entity: BookingEntity,
        sort: ['createdAt', 'balanceDueAt', 'totalMinor', 'lastName', 'state'],
        search: ['ref', 'email', 'firstName', 'lastName'],
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
        toRecord: (row) => {
          found.push(row);
          return row as unknown as AdminRecord;
        },
      },
      query,
      filters,
    );
    return { items: await this.dossier.lines(manager, found), total };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const booking = await findById(tx, BookingEntity, id, lock);
    return booking ? this.dossier.whole(tx, booking) : null;
  }

  async create(tx: EntityManager, values: AdminValues, caller: Caller): Promise<AdminRecord> {
    const booking = await this.booking.run(tx, values, caller);
    return this.dossier.whole(tx, booking);
  }

  private act(run: (tx: EntityManager, call: AdminActionCall) => Promise<Record<string, unknown>>) {
    return run;
  }
}
