import { Injectable } from '@nestjs/common';
import type { BookingShares, CompanionShare } from '@valam/contracts/leads/booking-shares.schema';
import { equalShare, shareDueOn } from '@valam/contracts/leads/share';
import { istDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { stateSoon } from '../booking/allowed-changes.js';
import { balanceOf, bookingMoney, ownPartOf } from '../booking/booking-money.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { ownerSince } from '../booking/owner-since.js';
import { TravellerEntity } from '../booking/traveller.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { whyNotInvite } from './may-invite.js';
import type { ShareEntity } from './share.entity.js';
import { Shares } from './shares.js';

/** The shares of a balance, as the lead traveler sees them. */
@Injectable()
export class BookingSharesView {
  constructor(
    private readonly clock: Clock,
    private readonly shares: Shares,
  ) {}

  async of(tx: EntityManager, booking: BookingEntity): Promise<BookingShares> {
    const { currency } = booking;
    const all = await this.shares.of(tx, booking.id);
    const forms = await tx.findBy(TravellerEntity, { bookingId: booking.id, shareId: Not(IsNull()) });
    const sums = await bookingMoney(tx, booking);
    const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const own = ownPartOf(booking, sums);
    const companions = all.filter(({ state }) => state === 'open' || state === 'paid').length;
    const places = booking.quantity - 1 - companions;
    const proposed = equalShare(own, places + 1);
    const balanceDueOn = booking.balanceDueAt ? istDay(booking.balanceDueAt) : null;
    const refusal = whyNotInvite({
      ...{ state: stateSoon(booking.state, cancelledAt), balanceDueOn, places },
      balanceMinor: balanceOf(booking, sums).amountMinor,
      hasPlan: booking.paymentPlanId !== null,
      today: istDay(this.clock.now()),
      invitations: all.length,
      proposedMinor: proposed.amountMinor,
    });
    const since = await ownerSince(tx, booking.id);
    // Companions of a former owner who no longer travel are not shown to the current one.
    const known = all.filter(({ state, invitedAt }) => state === 'paid' || !since || invitedAt > since);
    return {
      shares: known.map((share) => shown(share, forms)),
      open: money(booking.sharedMinor, currency),
      own,
      dueOn: balanceDueOn ? shareDueOn(balanceDueOn) : null,
      forms: forms.length,
      most: refusal ? 0 : places,
      proposed: refusal ? null : proposed,
      refusal,
    };
  }
}

const shown = (share: ShareEntity, forms: readonly TravellerEntity[]): CompanionShare => ({
  ...{ id: share.id, name: share.name, email: share.email, state: share.state, dueOn: share.dueOn },
  amount: money(share.amountMinor, share.currency),
  sentAt: share.sentAt.toISOString(),
  paidAt: share.paidAt?.toISOString() ?? null,
  hasForm: forms.some(({ shareId, isComplete }) => shareId === share.id && isComplete),
});
