import { InjectRepository } from '@nestjs/typeorm';
import { paymentsAdmin } from '@valam/contracts/leads/payments.admin';
import { money as amountOf } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { Repository } from 'typeorm';
import { PaymentEntity } from '../ledger/payment.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Payments received. */
@AdminEntity(paymentsAdmin)
export class PaymentsResource extends TableResource<PaymentEntity, typeof paymentsAdmin> {
  readonly actions = {};

  constructor(@InjectRepository(PaymentEntity) rows: Repository<PaymentEntity>) {
    super(paymentsAdmin, rows, {
      filters: { bookingId: 'bookingId', kind: 'kind', method: 'method', currency: 'currency' },
    });
  }

  protected record({
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
}
