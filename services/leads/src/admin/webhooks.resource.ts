import { InjectRepository } from '@nestjs/typeorm';
import { webhooksAdmin } from '@valam/contracts/leads/webhooks.admin';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActionCall, AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { ProviderEventEntity } from '../payment/provider-event.entity.js';
import { refuse } from '@valam/service-kit/admin/refuse';
import { reconcilePaymentJob } from '../payment/payment.jobs.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/**
 * Events of the payment provider. Replaying one queries the provider for the current state and applies it.
 */
@AdminEntity(webhooksAdmin)
export class WebhooksResource extends TableResource<ProviderEventEntity, typeof webhooksAdmin> {
  readonly actions: AdminActions<typeof webhooksAdmin> = {
    replay: (tx, call) => this.replay(tx, call),
  };

  constructor(@InjectRepository(ProviderEventEntity) rows: Repository<ProviderEventEntity>) {
    super(webhooksAdmin, rows, {
      filters: { type: 'type', outcome: 'outcome', bookingId: 'bookingId', objectId: 'objectId' },
    });
  }

  /** The id was assigned by the provider. */
  override async find(tx: EntityManager, id: string): Promise<AdminRecordOf<typeof webhooksAdmin> | null> {
    const event = await tx.findOneBy(ProviderEventEntity, { id });
    return event && this.record(event);
  }

  protected record({ receivedAt, ...event }: ProviderEventEntity): AdminRecordOf<typeof webhooksAdmin> {
    return { ...event, version: 1, receivedAt: receivedAt.toISOString() };
  }

  private async replay(tx: EntityManager, { record: event }: AdminActionCall): Promise<void> {
    const objectId = typeof event?.objectId === 'string' ? event.objectId : '';
    const session = await tx.findOneBy(PaymentSessionEntity, { providerId: objectId });
    if (!session) throw refuse('Only events about our own payment pages can be replayed.');
    await addJob(tx, reconcilePaymentJob, { sessionId: session.id }, { key: `reconcile:${session.id}` });
  }
}
