import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';

import { line } from '@valam/contracts/shared/text';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import type { AdminActionCall, AdminFilters, AdminResource } from '@valam/service-kit/admin/resource';
import { readValues } from '@valam/service-kit/admin/read-values';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { actorOf, iso, refusedMove } from '../admin/refusals.js';
import { DecideOnPayout } from './decide-on-payout.js';
import type { PayoutMove } from './payout-life.js';
import { PayoutRun } from './payout-run.js';
import { PayoutSheet } from './payout-sheet.js';
import { PayoutEntity } from './payout.entity.js';

const payers = ['owner', 'finance'] as const;
const Payment = z.object({ paymentReference: line(200) });

const shape: ListShape<PayoutEntity> = {
  entity: PayoutEntity,
  sort: ['proposedAt', 'amountMinor', 'state', 'paidAt'],
  search: ['paymentReference', 'maskedDetails'],
  filters: { state: 'state', contributorId: 'contributorId', runId: 'runId', method: 'method' },
  toRecord: (row) => ({ id: row.id, version: row.version, row }),
};

/** Payouts in the back office: preview → run → export → mark as paid. */
@AdminEntity('payouts')
export class PayoutsResource implements AdminResource {
  readonly roles = { read: payers };
  readonly audited = [
    'state',
    'amount',
    'method',
    'paidAt',
    'paymentReference',
    'cancelledAt',
    'cancelReason',
  ];
  readonly actions = {
    preview: {
      roles: payers,
      isForAll: true,
      run: async (tx: EntityManager) => ({ items: await this.sheet.plan(tx, await this.runs.preview(tx)) }),
    },
    run: {
      roles: payers,
      isForAll: true,
      run: async (tx: EntityManager, { caller }: AdminActionCall) => {
        const { runId, payouts } = await this.runs.run(tx, actorOf(caller));
        return { runId, items: await this.sheet.records(tx, payouts) };
      },
    },
    export: {
      roles: payers,
      isForAll: true,
      run: async (tx: EntityManager) => ({ filename: 'payouts.csv', csv: await this.sheet.csv(tx) }),
    },
    'mark-paid': {
      roles: payers,
      run: (tx: EntityManager, call: AdminActionCall) => this.move(tx, 'markPaid', call),
    },
    cancel: {
      roles: payers,
      needsReason: true,
      run: (tx: EntityManager, call: AdminActionCall) => this.move(tx, 'cancel', call),
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: PayoutRun,
    private readonly decide: DecideOnPayout,
    private readonly sheet: PayoutSheet,
  ) {}

  async list(query: AdminListQuery, filters: AdminFilters) {
    const { manager } = this.dataSource;
    const { items, total } = await listPage(manager, shape, query, filters);
    return {
      items: await this.sheet.records(
        manager,
        items.map((item) => item.row as PayoutEntity),
      ),
      total,
    };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
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
    { id, values, record, caller, reason }: AdminActionCall,
  ) {
    const paymentReference = move === 'markPaid' ? readValues(Payment, values).paymentReference : null;
    const moved = await this.decide.run(tx, id, { move, actor: actorOf(caller), reason, paymentReference });
    if (!moved) throw refusedMove('payout', move, String(record?.state));
    return { ok: true, state: moved.state, version: moved.version, paidAt: iso(moved.paidAt) };
  }
}
