import { InjectRepository } from '@nestjs/typeorm';
import { payoutsAdmin } from '@valam/contracts/identity/payouts.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';

import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import type {
  AdminActions,
  AdminActionCall,
  AdminFilters,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import * as z from 'zod/mini';
import { actorOf, refusedMove } from '../admin/refusals.js';
import { DecideOnPayout } from './decide-on-payout.js';
import type { PayoutMove } from './payout-states.js';
import { PayoutRun } from './payout-run.js';
import { PayoutSheet } from './payout-sheet.js';
import { PayoutEntity } from './payout.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

const shape: ListShape<PayoutEntity, typeof payoutsAdmin, PayoutEntity> = {
  filters: { state: 'state', contributorId: 'contributorId', runId: 'runId', method: 'method' },
  toRecord: (row) => row,
};

/** Payouts in the back office: preview → run → export → mark as paid. */
@AdminEntity(payoutsAdmin)
export class PayoutsResource implements AdminResource<typeof payoutsAdmin> {
  readonly actions: AdminActions<typeof payoutsAdmin> = {
    preview: async (tx) => ({ items: await this.sheet.plan(tx, await this.runs.preview(tx)) }),
    run: async (tx, { caller }) => {
      const { runId, payouts } = await this.runs.run(tx, actorOf(caller));
      return { runId, items: await this.sheet.records(tx, payouts) };
    },
    export: async (tx) => ({ filename: 'payouts.csv', csv: await this.sheet.csv(tx) }),
    'mark-paid': (tx, call) => this.move(tx, 'markPaid', call, call.input.paymentReference),
    cancel: (tx, call) => this.move(tx, 'cancel', call, null),
  };

  constructor(
    @InjectRepository(PayoutEntity) private readonly payouts: Repository<PayoutEntity>,
    private readonly runs: PayoutRun,
    private readonly decide: DecideOnPayout,
    private readonly sheet: PayoutSheet,
  ) {}

  async list(query: AdminListQuery, filters: AdminFilters<typeof payoutsAdmin>) {
    const { manager } = this.payouts;
    const { items, total } = await listPage(this.payouts, payoutsAdmin, shape, query, filters);
    return {
      items: await this.sheet.records(manager, items),
      total,
    };
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof payoutsAdmin> | null> {
    if (!z.safeParse(z.uuid(), id).success) return null;
    const payout = await tx.findOne(PayoutEntity, {
      where: { id },
      ...(lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    if (!payout) return null;
    const [record] = await this.sheet.records(tx, [payout]);
    return record ? { ...record, lines: await this.sheet.lines(tx, payout.id) } : null;
  }

  private async move(
    tx: EntityManager,
    move: PayoutMove,
    { id, record, caller, reason }: AdminActionCall,
    paymentReference: string | null,
  ) {
    const moved = await this.decide.run(tx, id, { move, actor: actorOf(caller), reason, paymentReference });
    if (!moved) throw refusedMove('payout', move, String(record?.state));
  }
}
