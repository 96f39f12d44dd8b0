import 'reflect-metadata';
import type { EventContract, EventPayload } from '@valam/contracts/shared/define';
import type { EntityManager } from 'typeorm';

export interface EventContext {
  /** The transaction that also records the event as handled. */
  readonly tx: EntityManager;
  /** The same for every delivery: the idempotency key for effects outside the database. */
  readonly eventId: string;
  readonly occurredAt: Date;
}

export interface EventBinding {
  readonly event: EventContract;
}

export const eventMetadata = Symbol('event');

/**
 * Binds a method of any provider to an event. It runs once per event, inside the inbox transaction; effects
 * outside the database belong in a job that it adds.
 */
export function OnEvent<E extends EventContract>(event: E) {
  return <F extends (payload: EventPayload<E>, context: EventContext) => Promise<unknown>>(
    _target: object,
    _key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    if (!descriptor.value) throw new Error(`@OnEvent(${event.subject}) must stand on a method`);
    Reflect.defineMetadata(eventMetadata, { event } satisfies EventBinding, descriptor.value);
  };
}
