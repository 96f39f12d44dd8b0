import { Injectable } from '@nestjs/common';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import type { getShare } from '@valam/contracts/leads/share.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { BookingStepEntity } from '../booking/booking-step.entity.js';
import { CompanionForms } from '../booking/companion-forms.js';
import { travellersErasedOn } from '../booking/traveller-days.js';
import { isUpcoming, stateSoon } from '../booking/allowed-changes.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { hasTripPage } from '../departure/trip-page.js';
import { invoicesOfShare } from '../invoice/invoices-of.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { reasonForCompanion } from '../ledger/refund-reason.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { ShareAccess } from '../share/share-access.js';
import { whyShareEnded } from '../share/share-words.js';
import type { ShareEntity } from '../share/share.entity.js';
import { transferAfterLeaving } from '../share/transfer-after-leaving.js';

type View = RpcReturn<typeof getShare>;

/** A share as its companion sees it. */
@Injectable()
export class GetShare {
  constructor(
    private readonly clock: Clock,
    private readonly access: ShareAccess,
    private readonly forms: CompanionForms,
  ) {}

  run(token: string): Promise<View> {
    return this.access.read(token, async (tx, share, booking) => {
      const transfer = await transferAfterLeaving(tx, share);
      const { departureId } = transfer ?? booking;
      const departure = await tx.findOneByOrFail(DepartureEntity, { id: departureId });
      return {
        ...this.share(share, booking, departure, transfer),
        ...this.trip(booking, departure),
        hasTripPage: await hasTripPage(tx, departure),
        ...(await this.money(tx, share, token)),
        traveller: await this.forms.of(tx, share.id),
        maySaveTraveller: !transfer && maySaveForm(share, booking, departure.startDate, this.clock.now()),
        travellersErasedOn: travellersErasedOn(departure.endDate),
        today: istDay(this.clock.now()),
      };
    });
  }

  private share(
    share: ShareEntity,
    booking: BookingEntity,
    { cancelledAt }: DepartureEntity,
    transfer: BookingStepEntity | null,
  ) {
    const { state, name, email, amountMinor, currency, dueOn } = share;
    const bookingState = transfer?.toState ?? stateSoon(booking.state, cancelledAt);
    const leadName = transfer ? 'another traveler' : `${booking.firstName} ${booking.lastName}`.trim();
    return {
      ...{ state, name, email, dueOn, leadName },
      amount: money(amountMinor, currency),
      mayPay: bookingState === booking.state && mayPayShare(share, booking),
      ended: whyShareEnded({ state, dueOn, bookingState, leadName }),
    };
  }

  private trip({ ref: bookingRef }: BookingEntity, departure: DepartureEntity) {
    const { tripKind, tourTitle, tourSlug, startDate, endDate } = departure;
    return { bookingRef, tripKind, tourTitle, tourSlug, startDate, endDate };
  }

  private async money(tx: EntityManager, share: ShareEntity, token: string) {
    const payments = await tx.find(PaymentEntity, {
      where: { shareId: share.id },
      order: { capturedAt: 'ASC', receiptNumber: 'ASC' },
    });
    const refunds = await tx.find(RefundEntity, {
      where: { paymentId: In(payments.map(({ id }) => id)) },
      order: { createdAt: 'ASC' },
    });
    return {
      payments: payments.map(({ id, amountMinor, currency, capturedAt }) => ({
        id,
        amount: money(amountMinor, currency),
        at: capturedAt.toISOString(),
        receiptUrl: `/api/shares/${token}/receipts/${id}.pdf`,
      })),
      refunds: refunds.map((refund) => ({
        ...{ id: refund.id, state: refund.state, reason: reasonForCompanion(refund) },
        amount: money(refund.amountMinor, refund.currency),
        at: (refund.settledAt ?? refund.createdAt).toISOString(),
      })),
      invoices: await invoicesOfShare(tx, share, token),
    };
  }
}

export const mayPayShare = ({ state }: ShareEntity, booking: BookingEntity): boolean =>
  state === 'open' && isConfirmed(booking.state);

/** A companion who no longer travels cannot fill in the form. */
export const maySaveForm = (
  { state }: ShareEntity,
  booking: BookingEntity,
  startDate: string,
  now: Date,
): boolean => state !== 'withdrawn' && state !== 'over' && isUpcoming(booking.state, startDate, now);
