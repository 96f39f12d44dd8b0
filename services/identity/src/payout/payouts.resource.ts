import { InjectRepository } from '@nestjs/typeorm';
import { payoutsAdmin } from '@valam/contracts/identity/payouts.admin';

import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActions, AdminActionCall } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { actorOf, refusedMove } from '../admin/refusals.js';
import { DecideOnPayout } from './decide-on-payout.js';
import type { PayoutMove } from './payout-states.js';
import { PayoutRun } from './payout-run.js';
import { mostInAnswer, PayoutSheet } from './payout-sheet.js';
import { PayoutEntity } from './payout.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Payouts in the back office: preview → run → export → mark as paid. */
@AdminEntity(payoutsAdmin)
export class PayoutsResource extends TableResource<PayoutEntity, typeof payoutsAdmin> {
  readonly actions: AdminActions<typeof payoutsAdmin> = {
    preview: async (tx) => this.sheet.plan(tx, await this.runs.preview(tx)),
    run: async (tx, { caller }) => {
      const { runId, payouts } = await this.runs.run(tx, actorOf(caller));
      return { runId, items: await this.sheet.records(tx, payouts.slice(0, mostInAnswer)) };
    },
    export: async (tx, { input }) => ({
      filename: 'payouts.csv',
      ...(await this.sheet.csv(tx, input.after ?? null)),
    }),
    'mark-paid': (tx, call) => this.move(tx, 'markPaid', call, call.input.paymentReference),
    cancel: (tx, call) => this.move(tx, 'cancel', call, null),
  };

  constructor(
    @InjectRepository(PayoutEntity) rows: Repository<PayoutEntity>,
    private readonly runs: PayoutRun,
    private readonly decide: DecideOnPayout,
    private readonly sheet: PayoutSheet,
  ) {
    super(payoutsAdmin, rows, {
      filters: { state: 'state', contributorId: 'contributorId', runId: 'runId', method: 'method' },
    });
  }

  protected async record(
    payout: PayoutEntity,
    tx: EntityManager,
  ): Promise<AdminRecordOf<typeof payoutsAdmin> | null> {
    const [record] = await this.sheet.records(tx, [payout]);
    return record ? { ...record, lines: await this.sheet.lines(tx, payout.id) } : null;
  }

  protected override lines(
    payouts: readonly PayoutEntity[],
    tx: EntityManager,
  ): Promise<AdminRecordOf<typeof payoutsAdmin>[]> {
    return this.sheet.records(tx, payouts);
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
