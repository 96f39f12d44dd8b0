import { Injectable } from '@nestjs/common';
import { cancelBooking, quoteCancel } from '@valam/contracts/leads/booking.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { refundWords } from '@valam/contracts/leads/refund-rule-words';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { RequestRefund } from '../refund/request-refund.js';
import { BookingAccess } from '../booking/booking-access.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, refundableMoney, refundAccount } from '../booking/booking-money.js';
import { EndBooking } from './end-booking.js';
import { refundNow } from '../booking/refund-now.js';
import { mayCancel } from '../booking/allowed-changes.js';

/** A traveler cancels a booking, for exactly the displayed refund. */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly access: BookingAccess,
    private readonly endBooking: EndBooking,
    private readonly refunds: RequestRefund,
  ) {}

  async quote(token: string): Promise<RpcReturn<typeof quoteCancel>> {
    const booking = await this.access.look(token);
    const { manager } = this.dataSource;
    const { sums, refund, rule, isCapped, daysBefore } = await this.refundOf(manager, booking);
    const toCompanions = await this.refunds.toCompanions(manager, booking, refund.amountMinor);
    return {
      refund,
      toCompanions: money(toCompanions, booking.currency),
      rule,
      basis: {
        paid: refundableMoney(booking, sums),
        alreadyRefunded: money(sums.promisedBackMinor, booking.currency),
        daysBefore,
        depositPaidAt: booking.depositPaidAt?.toISOString() ?? null,
        retained: money(booking.retainedMinor, booking.currency),
        isCapped,
      },
    };
  }

  /** Idempotent: a repeat returns the first response. */
  run({ token, expectedRefund }: RpcInput<typeof cancelBooking>): Promise<RpcReturn<typeof cancelBooking>> {
    return this.access.change(token, async (tx, booking) => {
      if (booking.state === 'cancelled') return this.answer(tx, booking);
      const { refund, rule, isCapped } = await this.refundOf(tx, booking);
      if (refund.amountMinor !== expectedRefund.amountMinor || refund.currency !== expectedRefund.currency)
        throw problem(cancelBooking, 'leads.refund_changed', `The refund is now ${formatMoney(refund)}.`, {
          refund,
        });
      await this.endBooking.run(tx, booking, {
        cause: { actor: 'traveller', reason: 'Cancelled by the traveler.' },
        refundMinor: refund.amountMinor,
        refundKind: 'policy',
        requestedBy: 'traveller',
        rule: refundWords(rule, isCapped),
      });
      return this.answer(tx, booking);
    });
  }

  private async refundOf(tx: EntityManager, booking: BookingEntity) {
    const { startDate, cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const now = this.clock.now();
    if (!mayCancel(booking.state, startDate, now))
      throw problem(quoteCancel, 'leads.action_refused', 'This booking can no longer be cancelled here.');
    // The job that cancels the bookings of a canceled departure refunds everything.
    if (cancelledAt)
      throw problem(
        quoteCancel,
        'leads.action_refused',
        'This departure was cancelled. You get a full refund, and we’ll email you about it shortly.',
      );
    const sums = await bookingMoney(tx, booking);
    return { sums, ...refundNow(refundAccount(booking, startDate, sums), now) };
  }

  private async answer(tx: EntityManager, booking: BookingEntity) {
    const refunds = await tx.findBy(RefundEntity, { bookingId: booking.id, kind: 'policy' });
    const refund = money(
      refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      booking.currency,
    );
    return { state: booking.state, refundState: booking.refundState, refund };
  }
}
