import { randomUUID } from 'node:crypto';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { inserted, writeTogether } from '../database/write-together.js';
import { PaymentEntity } from './payment.entity.js';

type Received = Pick<PaymentEntity, 'bookingId' | 'kind' | 'method' | 'amountMinor' | 'currency'> &
  Partial<Pick<PaymentEntity, 'sessionId' | 'shareId' | 'providerPaymentId' | 'note' | 'recordedBy'>>;

/** Records a payment and assigns its receipt number. */
export async function recordPayment(tx: EntityManager, received: Received): Promise<PaymentEntity> {
  const payment = {
    ...{ sessionId: null, shareId: null, providerPaymentId: null, note: null, recordedBy: null },
    ...received,
    id: randomUUID(),
    capturedAt: unitOf(tx).clock.now(),
    disputedAt: null,
  };
  const [numbered] = await writeTogether<Pick<PaymentEntity, 'receiptNumber'>>(
    tx,
    [inserted(PaymentEntity, payment)],
    'receipt_number as "receiptNumber"',
  );
  return Object.assign(new PaymentEntity(), payment, numbered);
}
