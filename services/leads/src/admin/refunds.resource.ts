import { InjectRepository } from '@nestjs/typeorm';
import { refundsAdmin } from '@valam/contracts/leads/refunds.admin';
import { money as amountOf } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActionCall, AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { RefundEntity } from '../ledger/refund.entity.js';
import { RetryRefunds } from '../refund/retry-refunds.js';
import { SettleRefund } from '../refund/settle-refund.js';
import { refuse } from '@valam/service-kit/admin/refuse';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Refunds in progress: retried, or recorded as made in another way. */
@AdminEntity(refundsAdmin)
export class RefundsResource extends TableResource<RefundEntity, typeof refundsAdmin> {
  readonly actions: AdminActions<typeof refundsAdmin> = {
    retry: (tx, call) => this.retry(tx, call),
    'mark-paid': (tx, call) => this.markPaid(tx, call),
  };

  constructor(
    @InjectRepository(RefundEntity) rows: Repository<RefundEntity>,
    private readonly retries: RetryRefunds,
    private readonly settleRefund: SettleRefund,
  ) {
    super(refundsAdmin, rows, {
      filters: { bookingId: 'bookingId', state: 'state', kind: 'kind', currency: 'currency' },
    });
  }

  /** Does not lock the row: refunds are changed under the lock of their booking. */
  override find(tx: EntityManager, id: string): Promise<AdminRecordOf<typeof refundsAdmin> | null> {
    return super.find(tx, id, false);
  }

  protected record({
    amountMinor,
    currency,
    createdAt,
    settledAt,
    attempt,
    ...refund
  }: RefundEntity): AdminRecordOf<typeof refundsAdmin> {
    return {
      ...refund,
      version: attempt,
      attempt,
      amount: amountOf(amountMinor, currency),
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    };
  }

  private async retry(tx: EntityManager, { id }: AdminActionCall): Promise<void> {
    if (!(await this.retries.run(tx, id)))
      throw refuse('This refund was made already, or it is paid back by hand.');
  }

  private async markPaid(tx: EntityManager, { id }: AdminActionCall): Promise<void> {
    if (!(await this.settleRefund.byHand(tx, id)))
      throw refuse('This refund was made already, or the provider is still making it.');
  }
}
