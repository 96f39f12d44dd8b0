import { Injectable } from '@nestjs/common';
import { payBalance, saveCard, transferBooking, type withdrawCard } from '@valam/contracts/leads/booking.rpc';
import { transferFee } from '@valam/contracts/leads/booking-amounts';
import { mayChargeIn } from '@valam/contracts/leads/payment-plan';
import { money } from '@valam/contracts/shared/money';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { BalancePages } from '../payment/balance-pages.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import type { TransferDetails } from '../payment/transfer-booking.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { InstallmentChargeEntity } from '../payment-plan/saved-card.entity.js';
import { SavedCards } from '../payment-plan/saved-cards.js';
import { recordStep } from '../booking/advance-booking.js';
import { BookingAccess } from '../booking/booking-access.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney, ownPartOf } from '../booking/booking-money.js';
import { mayChange, mayPayBalance } from '../booking/allowed-changes.js';

/** Opens payment pages for existing bookings: the balance, and the fee for a transfer. */
@Injectable()
export class PayForBooking {
  constructor(
    private readonly clock: Clock,
    private readonly access: BookingAccess,
    private readonly pages: PaymentPages,
    private readonly balancePages: BalancePages,
    private readonly plans: PaymentPlans,
    private readonly cards: SavedCards,
  ) {}

  /** All of the balance, the unpaid part of its next installment, or the part without companions' shares. */
  async balance({ token, part }: RpcInput<typeof payBalance>): Promise<RpcReturn<typeof payBalance>> {
    const sessionId = await this.access.change(token, async (tx, booking) => {
      const sums = await bookingMoney(tx, booking);
      const amount = part === 'own' ? ownPartOf(booking, sums) : balanceOf(booking, sums);
      if (!mayPayBalance(booking.state, amount.amountMinor))
        throw problem(payBalance, 'leads.action_refused', 'There is no balance to pay.');
      // The provider may have made the charge, even if its response is lost.
      if (await tx.existsBy(InstallmentChargeEntity, { bookingId: booking.id, state: 'sent' }))
        throw problem(
          payBalance,
          'leads.action_refused',
          'Your saved card is being charged for an installment. Please look again in a few minutes.',
        );
      if (part === 'installment') return this.installment(tx, booking);
      return this.balancePages.prepare(tx, booking, {
        purpose: 'balance',
        amount,
        what: 'Balance',
        details: null,
      });
    });
    return this.balancePages.open(sessionId);
  }

  /** The page for saving a card that installments are charged to. */
  async saveCard({ token }: RpcInput<typeof saveCard>): Promise<RpcReturn<typeof saveCard>> {
    const sessionId = await this.access.change(token, async (tx, booking) => {
      const { paymentPlanId, currency } = booking;
      if (!paymentPlanId) throw problem(saveCard, 'leads.action_refused', 'There is no payment plan.');
      if (!mayChargeIn(currency))
        throw problem(saveCard, 'leads.action_refused', 'Amounts in rupees are not charged automatically.');
      if (await this.cards.active(tx, paymentPlanId))
        throw problem(saveCard, 'leads.action_refused', 'A card is already saved. Remove it first.');
      return this.balancePages.prepare(tx, booking, {
        purpose: 'save_card',
        amount: money(0, currency),
        what: 'Card for installments',
        details: { cardId: await this.cards.expect(tx, booking, paymentPlanId) },
      });
    });
    return this.balancePages.open(sessionId);
  }

  async withdrawCard({ token }: RpcInput<typeof withdrawCard>): Promise<void> {
    await this.access.change(token, async (tx, booking) => {
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
    return this.balancePages.prepare(tx, booking, {
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
    const sessionId = await this.access.change(token, async (tx, booking) => {
      const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
      if (!mayChange('transfer', booking.state, startDate, this.clock.now()))
        throw problem(
          transferBooking,
          'leads.action_refused',
          'This booking can no longer be transferred here. Please write to us.',
        );
      const details: TransferDetails = { ...person, linkVersion: booking.linkVersion };
      return this.balancePages.prepare(tx, booking, {
        purpose: 'transfer_fee',
        amount: transferFee,
        // Without the new owner's name, which the provider and we would keep longer than the person's data.
        what: 'Transfer fee',
        details: { ...details },
      });
    });
    return this.balancePages.open(sessionId);
  }
}
