import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { CommissionEntity } from './commission.entity.js';
import { SettleBooking } from './settle-booking.js';

export type CommissionDecision = 'hold' | 'release' | 'void';

/**
 * Decisions of staff about the commission of one booking; they apply to all lines that are not in a payout.
 */
@Injectable()
export class DecideOnCommission {
  constructor(
    private readonly clock: Clock,
    private readonly settleBooking: SettleBooking,
  ) {}

  async run(
    tx: EntityManager,
    bookingId: string,
    decision: CommissionDecision,
    { actor, reason }: { actor: string; reason: string },
  ): Promise<void> {
    const commission = await tx.findOneOrFail(CommissionEntity, {
      where: { bookingId },
      lock: { mode: 'pessimistic_write' },
    });
    const updatedAt = this.clock.now();
    const change = { ...this.changeFor(decision, reason), version: commission.version + 1, updatedAt };
    await tx.update(CommissionEntity, { bookingId }, change);
    await this.settleBooking.run(tx, bookingId, actor, reason);
  }

  private changeFor(decision: CommissionDecision, reason: string): Partial<CommissionEntity> {
    const now = this.clock.now();
    switch (decision) {
      case 'hold':
        return { heldAt: now, holdReason: reason, releasedAt: null };
      case 'release':
        return { releasedAt: now };
      case 'void':
        return { voidedAt: now, voidReason: reason };
    }
  }
}
