import { Injectable } from '@nestjs/common';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { money } from '@valam/contracts/shared/money';
import { In, type EntityManager } from 'typeorm';
import { iso } from '../admin/refusals.js';
import { CommissionLineEntity } from '../commission/commission-line.entity.js';
import { CommissionQueries } from '../commission/commission-queries.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { PayoutDetailsStore } from './payout-details.js';
import { payoutTransitions } from './payout-states.js';
import type { PlannedPayout } from './payout-plan.js';
import { PayoutEntity } from './payout.entity.js';
import { payoutsCsv } from './payouts-csv.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { payoutsAdmin } from '@valam/contracts/identity/payouts.admin';

/** Payouts with the names of their partners. */
@Injectable()
export class PayoutSheet {
  constructor(
    private readonly commissions: CommissionQueries,
    private readonly details: PayoutDetailsStore,
  ) {}

  async records(
    tx: EntityManager,
    payouts: readonly PayoutEntity[],
  ): Promise<AdminRecordOf<typeof payoutsAdmin>[]> {
    const partners = await partnersOf(tx, payouts);
    return payouts.map((payout) => ({
      id: payout.id,
      version: payout.version,
      runId: payout.runId,
      contributorId: payout.contributorId,
      partner: partners.get(payout.contributorId)?.name ?? null,
      amount: money(payout.amountMinor, 'USD'),
      lineCount: payout.lineCount,
      state: payout.state,
      method: payout.method,
      details: payout.maskedDetails,
      proposedAt: iso(payout.proposedAt),
      proposedBy: payout.proposedBy,
      paidAt: iso(payout.paidAt),
      paymentReference: payout.paymentReference,
      cancelledAt: iso(payout.cancelledAt),
      cancelReason: payout.cancelReason,
      possibleActions: payoutTransitions.possible(payout.state),
    }));
  }

  async plan(tx: EntityManager, planned: readonly PlannedPayout[]) {
    const partners = await partnersOf(tx, planned);
    return planned.map(({ contributorId, amount, verdict, payableFrom }) => {
      const partner = partners.get(contributorId);
      return {
        contributorId,
        partner: partner?.name ?? null,
        email: partner?.email ?? null,
        amount,
        verdict,
        payableFrom: iso(payableFrom),
      };
    });
  }

  /** The first lines, as many as fit into a message; the list of commissions has all of them. */
  async lines(tx: EntityManager, payoutId: string): Promise<CommissionLine[]> {
    const rows = await tx.find(CommissionLineEntity, {
      where: { payoutId },
      order: { occurredAt: 'ASC', id: 'ASC' },
      take: 1_000,
    });
    return this.commissions.withBookings(rows);
  }

  /** All unpaid payouts, with full details. */
  async csv(tx: EntityManager): Promise<string> {
    const payouts = await tx.find(PayoutEntity, {
      where: { state: 'proposed' },
      order: { proposedAt: 'ASC', id: 'ASC' },
    });
    const partners = await partnersOf(tx, payouts);
    return payoutsCsv(
      payouts.map((payout) => ({
        payout,
        partner: partners.get(payout.contributorId)?.name ?? '',
        email: partners.get(payout.contributorId)?.email ?? null,
        details: payout.sealedDetails ? this.details.decrypt(payout.sealedDetails) : null,
      })),
    );
  }
}

async function partnersOf(tx: EntityManager, of: readonly { contributorId: string }[]) {
  const ids = [...new Set(of.map(({ contributorId }) => contributorId))];
  const found = await tx.findBy(ContributorEntity, { id: In(ids) });
  return new Map(found.map((partner) => [partner.id, partner]));
}
