import { Injectable } from '@nestjs/common';
import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { SiteLinks } from '../site/site-links.js';
import { CommissionLineEntity } from '../commission/commission-line.entity.js';
import { CommissionSteps } from '../commission/commission-steps.js';
import { SettleBooking } from '../commission/settle-booking.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { payoutTransitions, type PayoutMove } from './payout-states.js';
import { PayoutEntity } from './payout.entity.js';

export interface PayoutDecision {
  readonly move: PayoutMove;
  readonly actor: string;
  readonly reason: string | null;
  readonly paymentReference: string | null;
}

/** Marks a proposed payout as paid, or cancels it, with its lines. */
@Injectable()
export class DecideOnPayout {
  constructor(
    private readonly clock: Clock,
    private readonly steps: CommissionSteps,
    private readonly settleBooking: SettleBooking,
    private readonly site: SiteLinks,
  ) {}

  /** Null if the transition is no longer possible. */
  async run(tx: EntityManager, id: string, decision: PayoutDecision): Promise<PayoutEntity | null> {
    const payout = await tx.findOneOrFail(PayoutEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    const state = payoutTransitions.next(payout.state, decision.move);
    if (!state) return null;
    payout.state = state;
    payout.version += 1;
    payout.updatedAt = this.clock.now();
    if (state === 'paid') await this.pay(tx, payout, decision);
    else await this.giveUp(tx, payout, decision);
    return tx.save(payout);
  }

  private async pay(
    tx: EntityManager,
    payout: PayoutEntity,
    { actor, paymentReference }: PayoutDecision,
  ): Promise<void> {
    payout.paidAt = this.clock.now();
    payout.paymentReference = paymentReference;
    await this.moveLines(tx, payout, 'paid', { actor, reason: paymentReference });
    const partner = await partnerOf(tx, payout);
    if (!partner.email) return forget(payout);
    const paid = {
      fullName: partner.name,
      amount: formatMoney(money(payout.amountMinor, 'USD')),
      method: payout.maskedDetails,
      paymentReference: paymentReference ?? '',
      dashboardUrl: this.site.earnings(),
    };
    await emit(tx, mailRequested, mailFor('payout-paid', { email: partner.email, name: partner.name }, paid));
  }

  private async giveUp(
    tx: EntityManager,
    payout: PayoutEntity,
    { actor, reason }: PayoutDecision,
  ): Promise<void> {
    payout.cancelledAt = this.clock.now();
    payout.cancelReason = reason;
    const lines = await this.moveLines(tx, payout, 'approved', { actor, reason, payoutId: null });
    // A booking may have been refunded or held meanwhile: its lines get their current state.
    const bookings = [...new Set(lines.map((line) => line.bookingId))].sort();
    for (const bookingId of bookings) await this.settleBooking.run(tx, bookingId, actor);
    if (!(await partnerOf(tx, payout)).email) forget(payout);
  }

  private async moveLines(
    tx: EntityManager,
    payout: PayoutEntity,
    to: CommissionState,
    circumstances: Parameters<CommissionSteps['move']>[2],
  ): Promise<CommissionLineEntity[]> {
    const lines = await tx.findBy(CommissionLineEntity, { payoutId: payout.id });
    await this.steps.move(
      tx,
      lines.map((line) => ({ line, to })),
      circumstances,
    );
    return lines;
  }
}

/** Locked, so that a concurrent erasure finds the payout decided, or is seen here. */
const partnerOf = (tx: EntityManager, { contributorId: id }: PayoutEntity): Promise<ContributorEntity> =>
  tx.findOneOrFail(ContributorEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });

/** For a partner who was erased meanwhile: after the decision, the payout details are no longer needed. */
function forget(payout: PayoutEntity): void {
  payout.sealedDetails = null;
  payout.maskedDetails = 'erased';
}
