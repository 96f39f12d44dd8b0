import { InjectRepository } from '@nestjs/typeorm';
import { subscribersAdmin } from '@valam/contracts/leads/subscribers.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { Clock } from '@valam/service-kit/clock/clock';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { SubscriberEntity } from '../newsletter/subscriber.entity.js';
import { findById } from './find-by-id.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** The people who get the newsletter. */
@AdminEntity(subscribersAdmin)
export class SubscribersResource implements AdminResource<typeof subscribersAdmin> {
  readonly actions: AdminActions<typeof subscribersAdmin> = {
    unsubscribe: (tx, call) => this.unsubscribe(tx, call),
  };

  constructor(
    @InjectRepository(SubscriberEntity) private readonly subscribers: Repository<SubscriberEntity>,
    private readonly clock: Clock,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof subscribersAdmin>,
  ): Promise<AdminListAnswer<typeof subscribersAdmin>> {
    return listPage(
      this.subscribers,
      subscribersAdmin,
      {
        filters: {
          emailConfirmed: 'emailConfirmed',
          source: 'source',
          isActive: (builder) => builder.andWhere('record.emailConfirmed and record.unsubscribedAt is null'),
        },
        toRecord: record,
      },
      query,
      filters,
    );
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof subscribersAdmin> | null> {
    const subscriber = await findById(tx, SubscriberEntity, id, lock);
    return subscriber ? record(subscriber) : null;
  }

  private async unsubscribe(tx: EntityManager, { id }: AdminActionCall): Promise<void> {
    const subscriber = await tx.findOneByOrFail(SubscriberEntity, { id });
    subscriber.unsubscribedAt ??= this.clock.now();
    subscriber.version += 1;
    await tx.save(subscriber);
  }
}

function record({
  linkVersion: _own,
  ...subscriber
}: SubscriberEntity): AdminRecordOf<typeof subscribersAdmin> {
  const { confirmedAt, unsubscribedAt, lastAskedAt, createdAt, ...rest } = subscriber;
  return {
    ...rest,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    lastAskedAt: lastAskedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
