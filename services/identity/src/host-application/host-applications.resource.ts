import { InjectRepository } from '@nestjs/typeorm';
import { hostApplicationsAdmin } from '@valam/contracts/identity/host-applications.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import type {
  AdminAction,
  AdminActions,
  AdminFilters,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import * as z from 'zod/mini';
import { actorOf, iso, refusedMove } from '../admin/refusals.js';
import { DecideOnApplication } from './decide-on-application.js';
import { HostApplicationEntity } from './host-application.entity.js';
import { hostApplicationTransitions, type HostApplicationMove } from './host-application-states.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

const record = (row: HostApplicationEntity): AdminRecordOf<typeof hostApplicationsAdmin> => ({
  ...row,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  possibleActions: hostApplicationTransitions.possible(row.status),
});

const shape: ListShape<HostApplicationEntity, typeof hostApplicationsAdmin> = {
  filters: { status: 'status', heardAboutUs: 'heardAboutUs' },
  toRecord: record,
};

/** Applications to host, in the back office. */
@AdminEntity(hostApplicationsAdmin)
export class HostApplicationsResource implements AdminResource<typeof hostApplicationsAdmin> {
  readonly actions: AdminActions<typeof hostApplicationsAdmin> = {
    review: this.decision('review'),
    approve: this.decision('accept'),
    decline: this.decision('decline'),
  };

  constructor(
    @InjectRepository(HostApplicationEntity)
    private readonly hostApplications: Repository<HostApplicationEntity>,
    private readonly decide: DecideOnApplication,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters<typeof hostApplicationsAdmin>) {
    return listPage(this.hostApplications, hostApplicationsAdmin, shape, query, filters);
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof hostApplicationsAdmin> | null> {
    if (!z.safeParse(z.uuid(), id).success) return null;
    const found = await tx.findOne(HostApplicationEntity, {
      where: { id },
      ...(lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    return found && record(found);
  }

  private decision(move: HostApplicationMove): AdminAction {
    return async (tx, { id, caller, reason }) => {
      const application = await tx.findOneByOrFail(HostApplicationEntity, { id });
      const from = application.status;
      const isDone = await this.decide.run(tx, application, { move, actor: actorOf(caller), reason });
      if (!isDone) throw refusedMove('application', move, from);
    };
  }
}
