import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { advanceBooking, lockBooking } from '../booking/advance-booking.js';
import { ReleaseSeats } from '../departure/release-seats.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { AcceptedOffers } from '../payment/accepted-offers.js';
import { remindLater } from '../payment/remind-later.js';

const withoutPage = `state = 'held' and created_at <= $2
  and exists (select 1 from payment_session s where s.booking_id = booking.id and s.state = 'preparing')`;

const atOnce = 100;
/**
 * Lifetime of a hold without a payment page: the visitor left, or the replica died, and there was no retry.
 */
const withoutPageMs = 3 * 60_000;

const networkKeptMs = 2 * 24 * 3_600_000;

const lapsed = `state in ('held', 'awaiting_payment') and hold_expires_at <= $1 or ${withoutPage}`;

/** Releases the seats of unpaid holds. Several replicas may run this at the same time. */
@Injectable()
export class LapsedHolds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly seats: ReleaseSeats,
    private readonly pages: PaymentPages,
    private readonly offers: AcceptedOffers,
  ) {}

  @Scheduled('free-lapsed-holds')
  async sweep(): Promise<void> {
    while ((await this.freeSome(null)) === atOnce);
    // The limits consider one day; the network of a request is deleted after two.
    await this.dataSource.query(
      'update booking set network = null where network is not null and created_at < $1',
      [new Date(this.clock.now().getTime() - networkKeptMs)],
    );
  }

  /** Returns true if any seats of the departure were released. */
  async free(departureId: string): Promise<boolean> {
    return (await this.freeSome(departureId)) > 0;
  }

  /** Returns true if the departure has lapsed holds whose seats can be released. */
  async areThere(departureId: string): Promise<boolean> {
    return (await this.someOf(departureId, 1)).length > 0;
  }

  private async freeSome(departureId: string | null): Promise<number> {
    const rows = await this.someOf(departureId, atOnce);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.expire(tx, id));
    return rows.length;
  }

  private someOf(departureId: string | null, limit: number): Promise<readonly { id: string }[]> {
    return this.dataSource.query(
      `select id from booking where (${lapsed}) and ($3::uuid is null or departure_id = $3) limit $4`,
      [...this.times(), departureId, limit],
    );
  }

  private async expire(tx: EntityManager, id: string): Promise<void> {
    const booking = await lockBooking(tx, id);
    if (!(await this.isStillLapsed(tx, id))) return;
    await remindLater(tx, booking);
    await this.offers.unpaid(tx, booking);
    const reason = 'The hold expired before the seats were paid for.';
    await advanceBooking(tx, booking, 'hold_lapsed', { actor: 'system', reason });
    await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
    await this.pages.closeAll(tx, booking.id);
  }

  /** Checked again under the lock, because a payment may have arrived meanwhile. */
  private async isStillLapsed(tx: EntityManager, id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(`select 1 from booking where id = $3 and (${lapsed})`, [
      ...this.times(),
      id,
    ]);
    return rows.length > 0;
  }

  private times(): [Date, Date] {
    const now = this.clock.now();
    return [now, new Date(now.getTime() - withoutPageMs)];
  }
}
