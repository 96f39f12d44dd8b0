import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import type { AdminActionCall, AdminFilters, AdminResource } from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { actorOf, iso, refusedMove } from '../admin/refusals.js';
import { possibleMoves } from '../life/life.js';
import { DecideOnApplication } from './decide-on-application.js';
import { HostApplicationEntity } from './host-application.entity.js';
import { hostApplicationLife, type HostApplicationMove } from './host-application-life.js';

const deciders = ['owner', 'operations'] as const;

const record = (row: HostApplicationEntity): AdminRecord => ({
  ...row,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  possibleActions: possibleMoves(hostApplicationLife, row.status),
});

const shape: ListShape<HostApplicationEntity> = {
  entity: HostApplicationEntity,
  sort: ['createdAt', 'lastName', 'status', 'updatedAt'],
  search: ['firstName', 'lastName', 'email'],
  filters: { status: 'status', heardAboutUs: 'heardAboutUs' },
  toRecord: record,
};

/** People who want to host, in the back office. */
@AdminEntity('host-applications')
export class HostApplicationsResource implements AdminResource {
  readonly roles = { read: ['owner', 'operations', 'content', 'sales'] } as const;
  readonly audited = ['status'];
  readonly actions = {
    review: this.decision('review'),
    approve: this.decision('accept'),
    decline: this.decision('decline'),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly decide: DecideOnApplication,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters) {
    return listPage(this.dataSource.manager, shape, query, filters);
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    if (!z.safeParse(z.uuid(), id).success) return null;
    const found = await tx.findOne(HostApplicationEntity, {
      where: { id },
      ...(lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    return found && record(found);
  }

  private decision(move: HostApplicationMove) {
    return {
      roles: deciders,
      run: async (tx: EntityManager, { id, caller, reason }: AdminActionCall) => {
        const application = await tx.findOneByOrFail(HostApplicationEntity, { id });
        const from = application.status;
        const isDone = await this.decide.run(tx, application, { move, actor: actorOf(caller), reason });
        if (!isDone) throw refusedMove('application', move, from);
        return { ok: true, status: application.status, version: application.version };
      },
    };
  }
}
