import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { readOwnPayout, type listOwnPayouts } from '@valam/contracts/identity/referral.rpc';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { money } from '@valam/contracts/shared/money';
import { maxItemsPerMessage } from '@valam/contracts/shared/pages';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource, LessThan, MoreThan, Repository } from 'typeorm';
import { CommissionQueries } from '../commission/commission-queries.js';
import { OwnCode } from '../contributor/own-code.js';
import { payableFrom, PayoutDetailsStore, payoutDetailsSummary } from './payout-details.js';
import { nextPayoutDay, payoutMinimum } from './payout-plan.js';
import { PayoutEntity } from './payout.entity.js';

type Outlook = Pick<OwnReferral, 'nextPayout' | 'payoutDetails'>;

/** A partner's payouts: past ones, the next one, and the payee's account. */
@Injectable()
export class OwnPayouts {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(PayoutEntity) private readonly payouts: Repository<PayoutEntity>,
    private readonly codes: OwnCode,
    private readonly details: PayoutDetailsStore,
    private readonly commissions: CommissionQueries,
  ) {}

  async list(
    caller: Caller,
    { after }: RpcBody<typeof listOwnPayouts>,
  ): Promise<RpcReturn<typeof listOwnPayouts>> {
    const { id: contributorId } = await this.codes.of(caller);
    const last = after ? await this.payouts.findOneByOrFail({ id: after, contributorId }) : null;
    const rows = await this.payouts.find({
      where: last
        ? [
            { contributorId, proposedAt: LessThan(last.proposedAt) },
            { contributorId, proposedAt: last.proposedAt, id: MoreThan(last.id) },
          ]
        : { contributorId },
      order: { proposedAt: 'DESC', id: 'ASC' },
      take: maxItemsPerMessage,
    });
    return rows.map(statement);
  }

  async read(
    caller: Caller,
    { payoutId, after }: RpcBody<typeof readOwnPayout>,
  ): Promise<RpcReturn<typeof readOwnPayout>> {
    const own = await this.codes.of(caller);
    const row = await this.payouts.findOneBy({ id: payoutId, contributorId: own.id });
    if (!row) throw problem(readOwnPayout, 'identity.payout_not_found', 'There is no such payout.');
    const lines = await this.commissions.following({ payoutId }, after ?? null);
    return { ...statement(row), details: row.maskedDetails, partner: own.name, ...lines };
  }

  async outlook(contributorId: string, today: string): Promise<Outlook> {
    const [details, { approved }] = await Promise.all([
      this.details.find(this.dataSource.manager, contributorId),
      this.commissions.earnings(contributorId),
    ]);
    const on = nextPayoutDay(today, details && payableFrom(details));
    return {
      nextPayout: { on, approved, minimum: payoutMinimum, hasDetails: details !== null },
      payoutDetails: details && payoutDetailsSummary(details),
    };
  }
}

const statement = (row: PayoutEntity) => ({
  id: row.id,
  state: row.state,
  amount: money(row.amountMinor, 'USD'),
  lines: row.lineCount,
  proposedAt: row.proposedAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  paymentReference: row.paymentReference,
});
