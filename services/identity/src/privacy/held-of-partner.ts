import { Injectable } from '@nestjs/common';
import { money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { CommissionQueries } from '../commission/commission-queries.js';
import { ApprovalStepEntity } from '../contributor/approval-step.entity.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { PayoutDetailsEntity } from '../payout/payout-details.entity.js';
import { PayoutEntity } from '../payout/payout.entity.js';

const most = 1_000;

/**
 * Personal data of a contributor: record, history, commission, payouts. Only the last characters of payout details are
 * shown.
 */
@Injectable()
export class HeldOfPartner {
  constructor(private readonly commissions: CommissionQueries) {}

  async of(tx: EntityManager, contributor: ContributorEntity): Promise<Record<string, unknown>> {
    // Staff are not part of what is held about the person.
    const { approvedBy: _, ...own } = contributor;
    const contributorId = contributor.id;
    const history = await tx.find(ApprovalStepEntity, {
      where: { contributorId },
      order: { at: 'ASC' },
      take: most,
    });
    const details = await tx.findOneBy(PayoutDetailsEntity, { contributorId });
    const payouts = await tx.find(PayoutEntity, {
      where: { contributorId },
      order: { proposedAt: 'ASC' },
      take: most,
    });
    const clicks = await tx.query<{ day: string; clicks: number }[]>(
      'select day, clicks from referral_click where contributor_id = $1 order by day',
      [contributorId],
    );
    const { items } = await this.commissions.page(contributorId, 1, most, null);
    return {
      ...own,
      approvalHistory: history.map(({ at, from, to, reason }) => ({ at, from, to, reason })),
      payoutDetails: details?.masked ?? null,
      payouts: payouts.map(({ state, amountMinor, maskedDetails, proposedAt, paidAt, paymentReference }) => ({
        ...{ state, to: maskedDetails, proposedAt, paidAt, paymentReference },
        amount: money(amountMinor, 'USD'),
      })),
      clicks,
      commissions: items,
    };
  }
}
