import {
  jetstream,
  jetstreamManager,
  type ConsumerInfo,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { streamNames, type StreamName } from '@valam/contracts/shared/streams';

/** How long events can be replayed; published outbox rows are kept equally long. */
export const eventDays = 7;

/** Access to the event streams. An administrator creates them (`stream-keeper.ts`); a service may not. */
export class EventStreams {
  readonly client: JetStreamClient;
  private readonly managed: Promise<JetStreamManager>;
  private created?: string;
  private onReplaced?: () => void;

  constructor(connection: NatsConnection) {
    this.client = jetstream(connection, { timeout: 5_000 });
    this.managed = jetstreamManager(connection, { timeout: 5_000, checkAPI: false });
  }

  /** Calls `react` if the streams were recreated, and their events are lost. */
  whenReplaced(react: () => void): void {
    this.onReplaced = react;
  }

  /**
   * Returns the creation time of the streams, which changes if their store was lost; throws while a stream is
   * missing.
   */
  async createdAt(): Promise<string> {
    const manager = await this.managed;
    const infos = await Promise.all(streamNames.map((name) => manager.streams.info(name)));
    const created = infos.map((info) => `${info.config.name} ${info.created}`).join(', ');
    const isReplaced = this.created !== undefined && this.created !== created;
    this.created = created;
    if (isReplaced) this.onReplaced?.();
    return created;
  }

  async reader(stream: StreamName, name: string): Promise<ConsumerInfo> {
    return (await this.managed).consumers.info(stream, name);
  }
}
