import { setTimeout as pause } from 'node:timers/promises';
import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

export const eventStream = 'EVENTS';
/** How long events can be had again; published outbox rows are kept as long. */
export const eventDays = 7;

const dayMs = 86_400_000;
/** NATS answers before a deleted stream's files are gone, and would take those of a new one along with them. */
const clearingMs = 1_000;

/** Access to the stream of all facts; made when it is not there, which is also so after its store was lost. */
export class EventStream {
  readonly client: JetStreamClient;
  private managed?: Promise<JetStreamManager>;
  private created?: string;
  private onReplaced?: () => void;

  constructor(
    private readonly connection: NatsConnection,
    private readonly replicas: number,
  ) {
    this.client = jetstream(connection, { timeout: 5_000 });
  }

  /** Calls `react` when another stream is found than the one known so far: what that one held is lost. */
  whenReplaced(react: () => void): void {
    this.onReplaced = react;
  }

  manager(): Promise<JetStreamManager> {
    this.managed ??= jetstreamManager(this.connection, { timeout: 5_000, checkAPI: false });
    return this.managed;
  }

  /** Makes sure that the stream is there; tells when it was created, which changes when its store was lost. */
  async ensure(): Promise<string> {
    const created = await this.createdAt();
    const isReplaced = this.created !== undefined && this.created !== created;
    this.created = created;
    if (isReplaced) this.onReplaced?.();
    return created;
  }

  private async createdAt(): Promise<string> {
    const manager = await this.manager();
    const known = await manager.streams.info(eventStream).catch(() => undefined);
    if (known) return known.created;
    if (this.created !== undefined) await pause(clearingMs, undefined, { ref: false });
    const made = await manager.streams.add({
      name: eventStream,
      subjects: ['evt.>'],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      num_replicas: this.replicas,
      max_age: nanos(eventDays * dayMs),
      duplicate_window: nanos(600_000),
    });
    return made.created;
  }
}
