import { Injectable } from '@nestjs/common';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { money } from '@valam/contracts/shared/money';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { iso } from '../admin/refusals.js';
import { CommissionLineEntity } from '../commission/commission-line.entity.js';
import { CommissionQueries } from '../commission/commission-queries.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { isInGoodStanding } from '../contributor/contributor-states.js';
import { UserEntity } from '../user/user.entity.js';
import { PayoutDetailsStore } from './payout-details.js';
import { payoutTransitions } from './payout-states.js';
import type { PlannedPayout } from './payout-plan.js';
import { PayoutEntity } from './payout.entity.js';
import { payoutsCsv } from './payouts-csv.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { payoutsAdmin } from '@valam/contracts/identity/payouts.admin';

/** Limit of partners or payouts in a response, whose names and addresses may be long. */
export const mostInAnswer = 500;
/** Limit of payouts in a page of the file, whose rows include bank addresses. */
const rowsPerPage = 200;

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
    const isPaid = ({ verdict }: PlannedPayout) => verdict === 'pay';
    const paid = planned.filter(isPaid);
    const first = [...paid, ...planned.filter((one) => !isPaid(one))].slice(0, mostInAnswer);
    return { items: await this.planned(tx, first), partners: planned.length, paid: paid.length };
  }

  private async planned(tx: EntityManager, planned: readonly PlannedPayout[]) {
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

  /** One page of the unpaid payouts, with full details. */
  async csv(tx: EntityManager, after: string | null): Promise<{ csv: string; next: string | null }> {
    const state = 'proposed' as const;
    // It may have been paid or canceled meanwhile.
    const last = after && (await tx.findOneByOrFail(PayoutEntity, { id: after }));
    const payouts = await tx.find(PayoutEntity, {
      where: last
        ? [
            { state, proposedAt: MoreThan(last.proposedAt) },
            { state, proposedAt: last.proposedAt, id: MoreThan(last.id) },
          ]
        : { state },
      order: { proposedAt: 'ASC', id: 'ASC' },
      take: rowsPerPage,
    });
    const partners = await partnersOf(tx, payouts);
    const onHold = await onHoldAmong(tx, partners);
    const csv = payoutsCsv(
      payouts.map((payout) => ({
        payout,
        partner: partners.get(payout.contributorId)?.name ?? '',
        email: partners.get(payout.contributorId)?.email ?? null,
        isOnHold: onHold.has(payout.contributorId),
        details: payout.sealedDetails ? this.details.decrypt(payout.sealedDetails) : null,
      })),
    );
    return { csv, next: (payouts.length === rowsPerPage && payouts.at(-1)?.id) || null };
  }
}

async function partnersOf(tx: EntityManager, of: readonly { contributorId: string }[]) {
  const ids = [...new Set(of.map(({ contributorId }) => contributorId))];
  const found = await tx.findBy(ContributorEntity, { id: In(ids) });
  return new Map(found.map((partner) => [partner.id, partner]));
}

/**
 * An attacker may have changed the payout details of a blocked account. Erased partners are still owed
 * theirs.
 */
async function onHoldAmong(tx: EntityManager, partners: ReadonlyMap<string, ContributorEntity>) {
  const blocked = await tx.findBy(UserEntity, { contributorId: In([...partners.keys()]), isBlocked: true });
  const areBlocked = new Set(blocked.map(({ contributorId }) => contributorId));
  const held = [...partners.values()].filter(
    ({ id, email, approvalStatus }) => email && (!isInGoodStanding(approvalStatus) || areBlocked.has(id)),
  );
  return new Set(held.map(({ id }) => id));
}
