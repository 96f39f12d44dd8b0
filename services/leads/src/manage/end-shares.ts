import { Injectable } from '@nestjs/common';
import { money } from '@valam/contracts/shared/money';
import { In, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { ShareMails } from '../share/share-mails.js';
import type { ShareEntity } from '../share/share.entity.js';
import { Shares } from '../share/shares.js';
import { wouldTravel } from '../share/would-travel.js';

/**
 * For a canceled booking: ends its open shares, and notifies companions who paid about their refunds, and
 * those who would travel without paying about the cancellation.
 */
@Injectable()
export class EndShares {
  constructor(
    private readonly shares: Shares,
    private readonly mails: ShareMails,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity): Promise<void> {
    for (const share of await this.shares.of(tx, booking.id))
      if (share.state === 'paid')
        await this.mails.ended(tx, booking, share, await this.promisedBack(tx, share));
      else if (share.state !== 'open' && (await wouldTravel(tx, share)))
        await this.mails.ended(tx, booking, share, null);
    await this.shares.endAll(tx, booking, 'booking_over', {
      actor: 'system',
      reason: 'The booking is cancelled.',
    });
  }

  /** The refunds ordered by this cancellation, which are pending. */
  private async promisedBack(tx: EntityManager, { id: shareId, currency }: ShareEntity) {
    const payments = await tx.findBy(PaymentEntity, { shareId });
    const refunds = await tx.findBy(RefundEntity, {
      paymentId: In(payments.map(({ id }) => id)),
      state: 'pending',
    });
    const minor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return minor > 0 ? money(minor, currency) : null;
  }
}
