import { Injectable } from '@nestjs/common';
import { receiveStripeEvent } from '@valam/contracts/leads/checkout.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem, ProblemError, type Problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { prepared } from '@valam/service-kit/database/prepared-statements';
import { DataSource, type EntityManager } from 'typeorm';
import type { Applied } from './applied.js';
import { SettleGiftCard } from '../gift-card/settle-gift-card.js';
import { BadSignature, PaymentProvider, type ProviderEvent } from '../provider/payment-provider.js';
import { ProviderEventEntity } from './provider-event.entity.js';
import { ProviderEventEffects, type EffectiveEvent } from './provider-event-effects.js';
import { SettlePayment } from './settle-payment.js';

/**
 * Stores an event, unless it exists. `isBusy`: another delivery of it is being applied; waiting for its lock
 * could exceed the statement timeout.
 */
const insertProviderEvent = `
  with turn as materialized (
    select case when not exists (select 1 from provider_event where id = $1::text)
                then pg_try_advisory_xact_lock(hashtextextended('provider_event:' || $1::text, 0)) end as mine),
  stored as (
    insert into provider_event (id, type, object_id, payload, outcome, received_at)
    select $1::text, $2::text, $3::text, $4::jsonb, $5::text, $6::timestamptz from turn where mine
        on conflict (id) do nothing returning 1 as one)
  select exists (select 1 from stored) as "isStored", mine is false as "isBusy" from turn`;

/** Not logged, because nothing is wrong and no action is needed. */
const busy: Problem = {
  code: 'service.unavailable',
  kind: 'unavailable',
  message: 'This event is being handled. Please send it again later.',
};

/** Handles an event of the payment provider: verifies the signature, then stores and applies it in one transaction. */
@Injectable()
export class ReceiveProviderEvent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly payments: SettlePayment,
    private readonly giftCards: SettleGiftCard,
    private readonly effects: ProviderEventEffects,
  ) {}

  async run({ bodyBase64, signature }: RpcInput<typeof receiveStripeEvent>): Promise<{ received: true }> {
    const event = this.read(Buffer.from(bodyBase64, 'base64'), signature);
    if (event.kind === 'other') {
      await this.store(this.dataSource.manager, event, 'nothing to do');
      return { received: true };
    }
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.store(tx, event, 'received'))) return;
      const { outcome, bookingId } = await this.apply(tx, event);
      await tx.update(ProviderEventEntity, { id: event.id }, { outcome, bookingId });
    });
    return { received: true };
  }

  private read(body: Buffer, signature: string): ProviderEvent {
    try {
      return this.provider.readEvent(body, signature);
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      throw problem(receiveStripeEvent, 'leads.signature_invalid', 'The signature is not valid.');
    }
  }

  /**
   * False for a known event. While another delivery of it is being applied, this one is refused, and the
   * provider delivers it again later: hedged calls and the provider both repeat a slow delivery.
   */
  private async store(tx: EntityManager, event: ProviderEvent, outcome: string): Promise<boolean> {
    const [{ isStored, isBusy }] = await tx.query<[{ isStored: boolean; isBusy: boolean }]>(
      prepared(insertProviderEvent),
      [event.id, event.type, event.objectId, event.payload, outcome, this.clock.now()],
    );
    if (isBusy) throw new ProblemError(busy);
    return isStored;
  }

  private async apply(tx: EntityManager, event: EffectiveEvent): Promise<Applied> {
    if (event.kind === 'page') {
      const outcome = await this.giftCards.run(tx, event.page);
      if (outcome) return { outcome, bookingId: null };
      if (event.page.status !== 'expired') return this.payments.run(tx, event.page);
    }
    return this.effects.run(tx, event);
  }
}
