import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { PaymentDays } from '../commission/payment-days.js';
import { PayoutEntity } from './payout.entity.js';

/** Implements a port that the ledger, in a lower layer, declares. */
@Injectable()
export class PayoutDays implements PaymentDays {
  constructor(@InjectRepository(PayoutEntity) private readonly payouts: Repository<PayoutEntity>) {}

  async paidAt(payoutIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
    const payouts = await this.payouts.findBy({ id: In([...payoutIds]) });
    return new Map(payouts.map(({ id, paidAt }) => [id, paidAt]));
  }
}
