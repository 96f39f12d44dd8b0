import { InjectRepository } from '@nestjs/typeorm';
import { subscribersAdmin } from '@valam/contracts/leads/subscribers.admin';
import { Clock } from '@valam/service-kit/clock/clock';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { byFlag } from '@valam/service-kit/admin/list-page';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActionCall, AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { SubscriberEntity } from '../newsletter/subscriber.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** The people who get the newsletter. */
@AdminEntity(subscribersAdmin)
export class SubscribersResource extends TableResource<SubscriberEntity, typeof subscribersAdmin> {
  readonly actions: AdminActions<typeof subscribersAdmin> = {
    unsubscribe: (tx, call) => this.unsubscribe(tx, call),
  };

  constructor(
    @InjectRepository(SubscriberEntity) rows: Repository<SubscriberEntity>,
    private readonly clock: Clock,
  ) {
    super(subscribersAdmin, rows, {
      filters: {
        emailConfirmed: 'emailConfirmed',
        source: 'source',
        isActive: byFlag('isActive', 'record.emailConfirmed and record.unsubscribedAt is null'),
      },
    });
  }

  protected record({
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

  private async unsubscribe(tx: EntityManager, { id }: AdminActionCall): Promise<void> {
    const subscriber = await tx.findOneByOrFail(SubscriberEntity, { id });
    subscriber.unsubscribedAt ??= this.clock.now();
    subscriber.version += 1;
    await tx.save(subscriber);
  }
}
