import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { PaymentDays } from '../commission/payment-days.js';
import { PayoutEntity } from './payout.entity.js';

/** Answers the ledger, which is a floor below, through the port that it declares. */
@Injectable()
export class PayoutDays implements PaymentDays {
  constructor(private readonly dataSource: DataSource) {}

  async paidAt(payoutIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
    const payouts = await this.dataSource.manager.findBy(PayoutEntity, { id: In([...payoutIds]) });
    return new Map(payouts.map(({ id, paidAt }) => [id, paidAt]));
  }
}
