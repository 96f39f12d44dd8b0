import { Injectable } from '@nestjs/common';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { planOf } from '@valam/contracts/leads/payment-plan';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { money, type Money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource, In } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney, promoOf, totalOf } from '../booking/booking-money.js';
import type { BookingStepEntity } from '../booking/booking-step.entity.js';
import { lastTransfer } from '../booking/owner-since.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { hasTripPage } from '../departure/trip-page.js';
import { GiftCards } from '../gift-card/gift-cards.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity, type RefundKind } from '../ledger/refund.entity.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { PaymentSessionEntity, type SessionPurpose } from '../payment/payment-session.entity.js';
import { reconcilePaymentJob } from '../payment/payment.jobs.js';
import { ShareEntity } from '../share/share.entity.js';

type View = RpcReturn<typeof getCheckoutSession>;
const askAgainMs = 5_000;

const claimCheck = `update payment_session set checked_at = $2 where id = $1 and state = 'open'
            and coalesce(checked_at, created_at) <= $3 returning id`;

/** Content of the return page: the real state of the payment, regardless of the parameters in the URL. */
@Injectable()
export class CheckoutSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly giftCards: GiftCards,
    private readonly plans: PaymentPlans,
  ) {}

  /** Finds a session by the provider's id of the page, or by the return token. */
  async find(id: string): Promise<PaymentSessionEntity> {
    const { manager } = this.dataSource;
    const session =
      (await manager.findOneBy(PaymentSessionEntity, { providerId: id })) ??
      (await manager.findOneBy(PaymentSessionEntity, { returnToken: id }));
    if (session) return session;
    throw problem(getCheckoutSession, 'leads.session_unknown', 'We don’t recognize this payment.');
  }

  async get(id: string): Promise<View> {
    const session = await this.find(id);
    if (session.state === 'open') await this.askProvider(session);
    return this.view(session);
  }

  async view(session: PaymentSessionEntity): Promise<View> {
    const { manager } = this.dataSource;
    const booking = await manager.findOneByOrFail(BookingEntity, { id: session.bookingId });
    const departure = await manager.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const own = await this.ownView(session, booking, departure);
    if (own) return own;
    const sums = await bookingMoney(manager, booking);
    const isHold = booking.state === 'held' || booking.state === 'awaiting_payment';
    return {
      bookingRef: booking.ref,
      state: booking.state,
      refundState: booking.refundState,
      ...(await this.trip(departure)),
      quantity: booking.quantity,
      total: totalOf(booking),
      paid: money(sums.capturedMinor, booking.currency),
      givenBack: money(sums.promisedBackMinor, booking.currency),
      balance: balanceOf(booking, sums),
      balanceDueAt: booking.balanceDueAt?.toISOString() ?? null,
      holdExpiresAt: isHold ? (booking.holdExpiresAt?.toISOString() ?? null) : null,
      holdSecondsLeft: isHold ? this.secondsUntil(booking.holdExpiresAt) : null,
      purpose: purposeOf(session),
      amount: money(session.amountMinor, session.currency),
      promo: promoOf(booking),
      giftCards: await this.fromCards(booking),
      installments: await this.installments(booking),
      url: isOpen(session, booking) ? session.url : null,
      payment: this.paymentState(session, booking),
    };
  }

  /**
   * The view of a single payment: a companion's, a former owner's, or a late fee. Null for other payments.
   */
  private async ownView(
    session: PaymentSessionEntity,
    booking: BookingEntity,
    departure: DepartureEntity,
  ): Promise<View | null> {
    const isShare = session.purpose === 'share';
    const isReturned = await (isShare ? this.isReturnedShare(session) : this.isReturnedFee(session));
    const transfer = isShare ? null : await lastTransfer(this.dataSource.manager, booking.id);
    const isFormer = transfer !== null && session.createdAt <= transfer.at;
    if (!isShare && !isReturned && !isFormer) return null;
    const own = isFormer
      ? await this.formerView(session, booking, transfer)
      : await this.ownPayment(session, booking, departure);
    return {
      ...own,
      ...(isReturned && { payment: 'refunded', givenBack: own.paid }),
      ...(isShare && { isShare }),
    };
  }

  /** The payment of a share that had already ended was refunded. */
  private async isReturnedShare({ state, details }: PaymentSessionEntity): Promise<boolean> {
    const shareId = details?.['shareId'];
    if (state !== 'paid' || typeof shareId !== 'string') return false;
    return !(await this.dataSource.manager.existsBy(ShareEntity, { id: shareId, state: 'paid' }));
  }

  /** A fee that was paid too late to transfer the booking. */
  private async isReturnedFee({ id: sessionId, purpose }: PaymentSessionEntity): Promise<boolean> {
    if (purpose !== 'transfer_fee') return false;
    const { manager } = this.dataSource;
    const payment = await manager.findOneBy(PaymentEntity, { sessionId });
    const kind = In<RefundKind>(['transferred', 'departure_cancelled']);
    return payment !== null && manager.existsBy(RefundEntity, { paymentId: payment.id, kind });
  }

  /**
   * For a former owner of the booking: the own payment and the trip as it was then, without later changes.
   */
  private async formerView(
    session: PaymentSessionEntity,
    booking: BookingEntity,
    { departureId, toState }: BookingStepEntity,
  ): Promise<View> {
    const departure = await this.dataSource.manager.findOneByOrFail(DepartureEntity, { id: departureId });
    const own = await this.ownPayment(session, booking, departure);
    return { ...own, state: toState, url: null, isFormerOwner: true };
  }

  /** A single payment, for a person who may not see the booking's money. */
  private async ownPayment(
    session: PaymentSessionEntity,
    booking: BookingEntity,
    departure: DepartureEntity,
  ): Promise<View> {
    const amount = money(session.amountMinor, session.currency);
    const none = money(0, session.currency);
    const isPaid = session.state === 'paid';
    return {
      ...{ bookingRef: booking.ref, state: booking.state },
      ...(await this.trip(departure)),
      refundState: 'none',
      quantity: 1,
      total: amount,
      paid: isPaid ? amount : none,
      balance: isPaid ? none : amount,
      balanceDueAt: null,
      holdExpiresAt: null,
      purpose: purposeOf(session),
      amount,
      url: session.state === 'open' ? session.url : null,
      payment: this.paymentState(session, booking),
    };
  }

  private async trip(departure: DepartureEntity) {
    const { tripKind, tourTitle, tourSlug, startDate, endDate } = departure;
    const hasPage = await hasTripPage(this.dataSource.manager, departure);
    return { tripKind, tourTitle, tourSlug, hasTripPage: hasPage, startDate, endDate };
  }

  /** The plan that starts with the deposit, or the active one. */
  private async installments(booking: BookingEntity): Promise<View['installments']> {
    const { manager } = this.dataSource;
    const installments =
      booking.wantsPlan && !booking.depositPaidAt
        ? planOf(await this.plans.choicesOfOrder(manager, booking), booking.planInstallments)
        : await this.plans.installments(manager, booking);
    return installments?.map(({ dueOn, amount }) => ({ dueOn, amount }));
  }

  /** The amount captured from or reserved on gift cards; null without any. */
  private async fromCards({ id, currency }: BookingEntity): Promise<Money | null> {
    const uses = await this.giftCards.uses(this.dataSource.manager, id);
    const givenMinor = uses.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return givenMinor > 0 ? money(givenMinor, currency) : null;
  }

  private secondsUntil(moment: Date | null): number | null {
    if (!moment) return null;
    return Math.max(0, Math.floor((moment.getTime() - this.clock.now().getTime()) / 1_000));
  }

  private paymentState(session: PaymentSessionEntity, booking: BookingEntity): View['payment'] {
    if (session.state === 'paid') return booking.state === 'expired' ? 'refunded' : 'paid';
    return session.state === 'open' || session.state === 'preparing' ? 'open' : 'expired';
  }

  /**
   * A person waits on the return page and the event has not arrived: queries the provider, at most every 5
   * seconds.
   */
  private async askProvider({ id }: PaymentSessionEntity): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (tx) => {
      const [rows] = await tx.query<[unknown[], number]>(claimCheck, [
        id,
        now,
        new Date(now.getTime() - askAgainMs),
      ]);
      if (rows.length > 0)
        await addJob(tx, reconcilePaymentJob, { sessionId: id }, { key: `reconcile:${id}` });
    });
  }
}

/** A companion's payment is a part of the balance. */
const purposeOf = ({ purpose }: PaymentSessionEntity) => (purpose === 'share' ? 'balance' : purpose);

/** The pages of a confirmed booking. */
const laterPurposes: readonly SessionPurpose[] = ['balance', 'transfer_fee', 'save_card'];

/** True if the payment page is still payable. */
function isOpen({ state, purpose }: PaymentSessionEntity, booking: BookingEntity): boolean {
  if (state !== 'open') return false;
  const isHold = booking.state === 'held' || booking.state === 'awaiting_payment';
  return isHold || (isConfirmed(booking.state) && laterPurposes.includes(purpose));
}
