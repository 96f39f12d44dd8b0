import { Injectable } from '@nestjs/common';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { RefundEntity } from './refund.entity.js';
import { refreshRefundState } from './refresh-refund-state.js';

const triesByItself = 5;

/** Tries failed refunds again: by itself every hour for a while, and whenever somebody asks for it. */
@Injectable()
export class RetryRefunds {
  constructor(private readonly dataSource: DataSource) {}

  @EveryCron('17 * * * *', 'retry-refunds')
  async sweep(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from refund where state = 'failed' and attempt <= $1 order by created_at limit 100`,
      [triesByItself],
    );
    for (const { id } of rows) await this.dataSource.transaction((tx) => this.run(tx, id));
  }

  async run(tx: EntityManager, refundId: string): Promise<void> {
    const { bookingId } = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    const booking = await lockBooking(tx, bookingId);
    const refund = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    if (refund.state !== 'failed') return;
    refund.state = 'pending';
    await tx.save(refund);
    await refreshRefundState(tx, booking);
    await addJob(tx, 'make-refund', { refundId }, { key: `refund:${refundId}` });
  }
}
