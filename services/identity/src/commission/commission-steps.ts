import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { CommissionLineEntity } from './commission-line.entity.js';
import { CommissionStepEntity } from './commission-step.entity.js';

export interface LineMove {
  readonly line: CommissionLineEntity;
  readonly to: CommissionState;
}

export interface MoveCircumstances {
  readonly actor: string;
  readonly reason: string | null;
  /** The payout that lines are added to; null if they are removed from one. */
  readonly payoutId?: string | null;
}

/** Changes the states of lines, and records every transition. */
@Injectable()
export class CommissionSteps {
  constructor(private readonly clock: Clock) {}

  async begin(tx: EntityManager, lines: readonly CommissionLineEntity[]): Promise<void> {
    if (lines.length === 0) return;
    const at = this.clock.now();
    await tx.insert(
      CommissionStepEntity,
      lines.map((line) => ({
        id: randomUUID(),
        lineId: line.id,
        at,
        from: null,
        to: line.state,
        actor: 'the booking',
        reason: null,
      })),
    );
  }

  async move(
    tx: EntityManager,
    moves: readonly LineMove[],
    { actor, reason, payoutId }: MoveCircumstances,
  ): Promise<void> {
    const at = this.clock.now();
    for (const { line, to } of moves) {
      const from = line.state;
      line.state = to;
      line.version += 1;
      line.updatedAt = at;
      if (payoutId !== undefined) line.payoutId = payoutId;
      const { state, version, updatedAt, payoutId: inPayout } = line;
      await tx.update(
        CommissionLineEntity,
        { id: line.id },
        { state, version, updatedAt, payoutId: inPayout },
      );
      await tx.insert(CommissionStepEntity, {
        id: randomUUID(),
        lineId: line.id,
        at,
        from,
        to,
        actor,
        reason,
      });
    }
  }
}
