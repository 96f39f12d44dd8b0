import { InjectRepository } from '@nestjs/typeorm';
import { hostApplicationsAdmin } from '@valam/contracts/identity/host-applications.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminAction, AdminActions } from '@valam/service-kit/admin/resource';
import { Repository } from 'typeorm';
import { actorOf, iso, refusedMove } from '../admin/refusals.js';
import { DecideOnApplication } from './decide-on-application.js';
import { HostApplicationEntity } from './host-application.entity.js';
import { hostApplicationTransitions, type HostApplicationMove } from './host-application-states.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Applications to host, in the back office. */
@AdminEntity(hostApplicationsAdmin)
export class HostApplicationsResource extends TableResource<
  HostApplicationEntity,
  typeof hostApplicationsAdmin
> {
  readonly actions: AdminActions<typeof hostApplicationsAdmin> = {
    review: this.decision('review'),
    approve: this.decision('accept'),
    decline: this.decision('decline'),
  };

  constructor(
    @InjectRepository(HostApplicationEntity) rows: Repository<HostApplicationEntity>,
    private readonly decide: DecideOnApplication,
  ) {
    super(hostApplicationsAdmin, rows, {
      filters: { status: 'status', heardAboutUs: 'heardAboutUs' },
    });
  }

  protected record(row: HostApplicationEntity): AdminRecordOf<typeof hostApplicationsAdmin> {
    return {
      ...row,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      possibleActions: hostApplicationTransitions.possible(row.status),
    };
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
