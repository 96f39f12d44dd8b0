import { Injectable } from '@nestjs/common';
import { money } from '@valam/contracts/shared/money';
import type { HeldSection } from '@valam/service-kit/privacy/held-part';
import { In, type EntityManager } from 'typeorm';
import { CommissionLineEntity } from '../commission/commission-line.entity.js';
import { CommissionQueries } from '../commission/commission-queries.js';
import { ApprovalStepEntity } from '../contributor/approval-step.entity.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { PayoutDetailsEntity } from '../payout/payout-details.entity.js';
import { PayoutEntity } from '../payout/payout.entity.js';

const clicksHeld = `select day, clicks from referral_click where contributor_id = any ($1::uuid[])
        order by day, contributor_id limit $2 offset $3`;

/**
 * Personal data of a contributor: record, history, commission, payouts. Only the last characters of payout details are
 * shown.
 */
@Injectable()
export class HeldOfPartner {
  constructor(private readonly commissions: CommissionQueries) {}

  sections(tx: EntityManager, contributors: readonly ContributorEntity[]): HeldSection[] {
    const ids = contributors.map(({ id }) => id);
    return [
      {
        title: 'contributors',
        read: ({ skip, take }) =>
          Promise.all(contributors.slice(skip, skip + take).map((one) => this.record(tx, one))),
      },
      {
        title: 'clicks',
        read: ({ skip, take }) => tx.query<Record<string, unknown>[]>(clicksHeld, [ids, take, skip]),
      },
      {
        title: 'commissions',
        read: async (page) =>
          this.commissions.withBookings(
            await tx.find(CommissionLineEntity, {
              where: { contributorId: In(ids) },
              order: { createdAt: 'ASC', id: 'ASC' },
              ...page,
            }),
          ),
      },
    ];
  }

  private async record(tx: EntityManager, contributor: ContributorEntity): Promise<Record<string, unknown>> {
    // Data about staff is not part of the person's data.
    const { approvedBy: _, ...own } = contributor;
    const contributorId = contributor.id;
    const history = await tx.find(ApprovalStepEntity, { where: { contributorId }, order: { at: 'ASC' } });
    const details = await tx.findOneBy(PayoutDetailsEntity, { contributorId });
    const payouts = await tx.find(PayoutEntity, { where: { contributorId }, order: { proposedAt: 'ASC' } });
    return {
      ...own,
      approvalHistory: history.map(({ at, from, to, reason }) => ({ at, from, to, reason })),
      payoutDetails: details?.masked ?? null,
      payouts: payouts.map(({ state, amountMinor, maskedDetails, proposedAt, paidAt, paymentReference }) => ({
        ...{ state, to: maskedDetails, proposedAt, paidAt, paymentReference },
        amount: money(amountMinor, 'USD'),
      })),
    };
  }
}
