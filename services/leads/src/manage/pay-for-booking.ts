import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { payBalance, saveCard, transferBooking, type withdrawCard } from '@valam/contracts/leads/booking.rpc';
import { transferFee } from '@valam/contracts/leads/booking-amounts';
import { mayChargeIn } from '@valam/contracts/leads/payment-plan';
import { money } from '@valam/contracts/shared/money';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import { HandOverPage, type PageAnswer } from '../payment/hand-over-page.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import type { TransferDetails } from '../payment/hand-over-booking.js';
import { PaymentPages, type PageOrder } from '../payment/payment-pages.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { SavedCards } from '../payment-plan/saved-cards.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { recordStep } from '../booking/advance-booking.js';
import { BookingDoor } from '../booking/booking-door.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney } from '../booking/booking-money.js';
import { mayChange, mayPayBalance } from '../booking/what-is-allowed.js';

/** Pages that hold no seats may stay open for most of a day. */
const openSeconds = 23 * 3_600;
const tooShortMs = 10 * 60_000;

/** Opens payment pages for bookings that exist: the balance, and the fee for handing a booking over. */
@Injectable()
export class PayForBooking {
  constructor(
    private readonly clock: Clock,
    private readonly door: BookingDoor,
    private readonly pages: PaymentPages,
    private readonly handOver: HandOverPage,
    private readonly plans: PaymentPlans,
    private readonly cards: SavedCards,
  ) {}

  /** All of the balance, or the unpaid part of its next installment. */
  async balance({ token, part }: RpcInput<typeof payBalance>): Promise<RpcReturn<typeof payBalance>> {
    const sessionId = await this.door.change(token, async (tx, booking) => {
      const amount = balanceOf(booking, await bookingMoney(tx, booking));
      if (!mayPayBalance(booking.state, amount.amountMinor))
        throw problem(payBalance, 'leads.action_refused', 'There is no balance to pay.');
      if (part === 'installment') return this.installment(tx, booking);
      return this.page(tx, booking, { purpose: 'balance', amount, what: 'Balance', details: null });
    });
    return this.open(sessionId);
  }

  /** The page on which a card is saved, for installments to be charged to. */
  async saveCard({ token }: RpcInput<typeof saveCard>): Promise<RpcReturn<typeof saveCard>> {
    const sessionId = await this.door.change(token, async (tx, booking) => {
      const { paymentPlanId, currency } = booking;
      if (!paymentPlanId) throw problem(saveCard, 'leads.action_refused', 'There is no payment plan.');
      if (!mayChargeIn(currency))
        throw problem(saveCard, 'leads.action_refused', 'Amounts in rupees are not charged automatically.');
      if (await this.cards.active(tx, paymentPlanId))
        throw problem(saveCard, 'leads.action_refused', 'A card is saved already. Withdraw it first.');
      return this.page(tx, booking, {
        purpose: 'save_card',
        amount: money(0, currency),
        what: 'Card for installments',
        details: { cardId: await this.cards.expect(tx, booking, paymentPlanId) },
      });
    });
    return this.open(sessionId);
  }

  async withdrawCard({ token }: RpcInput<typeof withdrawCard>): Promise<void> {
    await this.door.change(token, async (tx, booking) => {
      const { paymentPlanId } = booking;
      const reason = 'Automatic charges were withdrawn by the traveler.';
      if (paymentPlanId && (await this.cards.end(tx, paymentPlanId, 'withdrawn', reason)))
        await recordStep(tx, booking, 'card_withdrawn', { actor: 'traveller', reason });
      await this.pages.closeAll(tx, booking.id, ['save_card']);
    });
  }

  private async installment(tx: EntityManager, booking: BookingEntity): Promise<string> {
    const installments = await this.plans.installments(tx, booking);
    const next = installments.find(({ open }) => open.amountMinor > 0);
    if (!next) throw problem(payBalance, 'leads.action_refused', 'There is no payment plan.');
    return this.page(tx, booking, {
      purpose: 'balance',
      amount: next.open,
      what: `Installment ${next.number} of ${installments.length}`,
      details: { installmentId: next.id },
    });
  }

  async transfer({
    token,
    ...person
  }: RpcInput<typeof transferBooking>): Promise<RpcReturn<typeof transferBooking>> {
    const sessionId = await this.door.change(token, async (tx, booking) => {
      const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
      if (!mayChange('transfer', booking.state, startDate, this.clock.now()))
        throw problem(
          transferBooking,
          'leads.action_refused',
          'This booking can no longer be handed over here.',
        );
      const what = `Fee for handing the booking over to ${person.firstName} ${person.lastName}`;
      const details: TransferDetails = { ...person, linkVersion: booking.linkVersion };
      return this.page(tx, booking, {
        purpose: 'transfer_fee',
        amount: transferFee,
        what,
        details: { ...details },
      });
    });
    return this.open(sessionId);
  }

  /** The page for the same purpose, amount and details, or a new one in place of all others of this purpose. */
  private async page(
    tx: EntityManager,
    booking: BookingEntity,
    order: Pick<PageOrder, 'purpose' | 'amount'> & { what: string; details: Record<string, unknown> | null },
  ): Promise<string> {
    const { purpose, amount, what, details } = order;
    const sessions = await tx.findBy(PaymentSessionEntity, {
      bookingId: booking.id,
      purpose,
      state: In(['preparing', 'open']),
    });
    const now = this.pages.providerNow().getTime();
    const same = sessions.find(
      (session) =>
        session.amountMinor === amount.amountMinor &&
        (session.expiresAt?.getTime() ?? 0) - now > tooShortMs &&
        isDeepStrictEqual(session.details, details),
    );
    if (same) return same.id;
    await this.pages.closeAll(tx, booking.id, [purpose]);
    const { tourTitle } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const expiresAt = Math.floor(now / 1_000) + openSeconds;
    const description = `${what}, booking ${booking.ref}`;
    const page = { booking, purpose, amount, title: tourTitle, description, expiresAt };
    return (await this.pages.prepare(tx, { ...page, ...(details ? { details } : {}) })).id;
  }

  private async open(sessionId: string): Promise<PageAnswer> {
    const page = await this.handOver.run(sessionId);
    if (page) return page;
    throw problem(payBalance, 'leads.payment_unavailable', 'The payment page could not be opened.');
  }
}
