import { Injectable } from '@nestjs/common';
import { redeemGiftCards } from '@valam/contracts/leads/booking.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { BookingAccess } from '../booking/booking-access.js';
import { bookingMoney, ownPartOf } from '../booking/booking-money.js';
import { mayPayBalance, stateSoon } from '../booking/allowed-changes.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { GiftCards } from '../gift-card/gift-cards.js';
import { IssueInvoice } from '../invoice/issue-invoice.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { RedeemGiftCards } from '../payment/redeem-gift-cards.js';
import { SettleBalance } from '../payment/settle-balance.js';

/** Pays a balance from gift cards, as far as their balances allow. */
@Injectable()
export class RedeemForBooking {
  constructor(
    private readonly access: BookingAccess,
    private readonly giftCards: GiftCards,
    private readonly redeem: RedeemGiftCards,
    private readonly balances: SettleBalance,
    private readonly pages: PaymentPages,
    private readonly invoices: IssueInvoice,
  ) {}

  async run({ token, giftCards }: RpcInput<typeof redeemGiftCards>): Promise<void> {
    await this.access.change(token, async (tx, booking) => {
      const due = ownPartOf(booking, await bookingMoney(tx, booking));
      const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
      if (!mayPayBalance(stateSoon(booking.state, cancelledAt), due.amountMinor))
        throw problem(redeemGiftCards, 'leads.action_refused', 'There is no balance to pay.');
      const parts = await this.giftCards.claim(tx, giftCards, due);
      const payments = await this.redeem.run(tx, booking, 'balance', parts);
      // Open pages have a higher amount than is due now.
      await this.pages.closeAll(tx, booking.id, ['balance']);
      for (const payment of payments) await this.balances.run(tx, booking, payment);
      await this.invoices.ofPayments(tx, booking);
    });
  }
}
