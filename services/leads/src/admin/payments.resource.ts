import { InjectRepository } from '@nestjs/typeorm';
import { paymentsAdmin } from '@valam/contracts/leads/payments.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { money as amountOf } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type { AdminFilters, AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { findById } from './find-by-id.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Payments received. */
@AdminEntity(paymentsAdmin)
export class PaymentsResource implements AdminResource<typeof paymentsAdmin> {
  readonly actions = {};

  constructor(@InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof paymentsAdmin>,
  ): Promise<AdminListAnswer<typeof paymentsAdmin>> {
    return listPage(
      this.payments,
      paymentsAdmin,
      {
        filters: { bookingId: 'bookingId', kind: 'kind', method: 'method', currency: 'currency' },
        toRecord: record,
      },
      query,
      filters,
    );
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof paymentsAdmin> | null> {
    const payment = await findById(tx, PaymentEntity, id, lock);
    return payment ? record(payment) : null;
  }
}

function record({
  amountMinor,
  currency,
  capturedAt,
  disputedAt,
  ...payment
}: PaymentEntity): AdminRecordOf<typeof paymentsAdmin> {
  return {
    ...payment,
    version: 1,
    amount: amountOf(amountMinor, currency),
    capturedAt: capturedAt.toISOString(),
    disputedAt: disputedAt?.toISOString() ?? null,
  };
}
