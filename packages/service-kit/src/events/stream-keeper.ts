import { setTimeout as pause } from 'node:timers/promises';
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  jetstreamManager,
  type ConsumerInfo,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { eventReaders, readerName, streamNames, streamOf, streams } from '@valam/contracts/shared/streams';
import type { Logger } from '../logging/logger.js';
import { eventDays } from './stream.js';

const dayMs = 86_400_000;
const ackWaitMs = 10_000;
const reconcileEveryMs = 1_000;
/**
 * NATS responds before the files of a deleted stream are removed: it would remove those of a new stream with
 * them.
 */
const clearingMs = 1_000;

/**
 * A running service has a pull request open at each of its consumers, except for a moment between two
 * requests.
 */
const usualAbandonedAfterMs = 60_000;

/** The subjects of each stream, and their consumers. */
export interface Topology {
  readonly streams: Readonly<Record<string, readonly string[]>>;
  readonly readers: readonly { readonly service: string; readonly subject: string }[];
}

export const siteTopology: Topology = {
  streams,
  readers: Object.entries(eventReaders).flatMap(([service, subjects]) =>
    subjects.map((subject) => ({ service, subject })),
  ),
};

/**
 * Creates the streams and their consumers, and recreates them after the store of NATS was lost. Only this
 * process has the permission: a client that can create a consumer can have any event delivered to any
 * subject.
 */
export class StreamKeeper {
  private readonly stopping = new AbortController();
  private running?: Promise<void>;
  private readonly known = new Set<string>();
  /** The number of consumers of each stream once they matched the list. */
  private readonly settled = new Map<string, number>();
  private readonly warned = new Set<string>();
  private readonly idleSince = new Map<string, number>();

  constructor(
    private readonly connection: NatsConnection,
    private readonly topology: Topology,
    private readonly replicas: number,
    private readonly log: Logger,
    private readonly abandonedAfterMs = usualAbandonedAfterMs,
  ) {}

  /** Resolves when all streams and consumers exist. */
  async start(): Promise<void> {
    const manager = await jetstreamManager(this.connection, { timeout: 5_000, checkAPI: false });
    await this.reconcileUntilReady(manager);
    this.running = this.watch(manager);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async watch(manager: JetStreamManager): Promise<void> {
    while (!this.isStopping) {
      await this.sleep(reconcileEveryMs);
      if (!this.isStopping && !this.connection.isClosed()) await this.tryToReconcile(manager);
    }
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Waits; ends early if the keeper is stopped, because `stop` waits for it. */
  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
  }

  private async reconcileUntilReady(manager: JetStreamManager): Promise<void> {
    while (!this.isStopping && !(await this.tryToReconcile(manager))) await this.sleep(reconcileEveryMs / 4);
  }

  private async tryToReconcile(manager: JetStreamManager): Promise<boolean> {
    try {
      const underReplicated: string[] = [];
      for (const [name, subjects] of Object.entries(this.topology.streams))
        if ((await this.reconcile(manager, name, subjects)) < this.replicas) underReplicated.push(name);
      // Last, so that consumers are reconciled even while added servers are not available yet.
      for (const name of underReplicated) await this.addReplicas(manager, name);
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'the streams could not be checked');
      return false;
    }
  }

  /** Returns the number of servers that replicate the stream. */
  private async reconcile(
    manager: JetStreamManager,
    name: string,
    subjects: readonly string[],
  ): Promise<number> {
    const info = await manager.streams.info(name).catch(nullIfMissing);
    if (!info) await this.make(manager, name, subjects);
    else if (!isSame(info.config.subjects, subjects)) await this.narrow(manager, name, subjects);
    this.known.add(name);
    if (!info || info.state.consumer_count !== this.settled.get(name)) await this.settle(manager, name);
    return info?.config.num_replicas ?? this.replicas;
  }

  private async settle(manager: JetStreamManager, name: string): Promise<void> {
    const left = await this.settleReaders(manager, name);
    if (left > 0) return;
    const readers = this.readersOf(name).length;
    this.settled.set(name, readers);
    this.log.info({ stream: name, readers }, 'a stream has its readers');
  }

  /**
   * Only increases the number of replicas: a forgotten setting must not delete copies. Consumers follow their
   * stream.
   */
  private async addReplicas(manager: JetStreamManager, name: string): Promise<void> {
    await manager.streams.update(name, { num_replicas: this.replicas });
    this.log.info({ stream: name, replicas: this.replicas }, 'a stream is on more servers');
  }

  private readersOf(stream: string) {
    return this.topology.readers.filter(({ subject }) => streamOf(subject) === stream);
  }

  /**
   * Creates missing consumers, and deletes those that are no longer on the list once they are abandoned.
   * Returns the number of unlisted ones that remain.
   */
  private async settleReaders(manager: JetStreamManager, stream: string): Promise<number> {
    const readers = this.readersOf(stream);
    const missing = new Map(readers.map((reader) => [readerName(reader.service, reader.subject), reader]));
    let left = 0;
    for await (const reader of manager.consumers.list(stream)) {
      if (missing.delete(reader.name)) continue;
      if (this.isAbandoned(reader)) await manager.consumers.delete(stream, reader.name);
      else left += 1;
    }
    for (const { service, subject } of missing.values())
      await this.makeReader(manager, stream, service, subject);
    return left;
  }

  /**
   * Everything is acknowledged, and no service has a request open: one that does is of another version than
   * this list.
   */
  private isAbandoned({
    name,
    stream_name,
    num_pending,
    num_ack_pending,
    num_waiting,
  }: ConsumerInfo): boolean {
    const unread = num_pending + num_ack_pending;
    if (unread > 0) this.warnOnce(stream_name, name, unread);
    if (unread > 0 || num_waiting > 0) {
      this.idleSince.delete(name);
      return false;
    }
    const since = this.idleSince.get(name) ?? performance.now();
    this.idleSince.set(name, since);
    return performance.now() - since >= this.abandonedAfterMs;
  }

  private warnOnce(stream: string, reader: string, unread: number): void {
    if (!this.warned.has(reader))
      this.log.warn({ stream, reader, unread }, 'a reader that is no longer on the list has events left');
    this.warned.add(reader);
  }

  private async make(manager: JetStreamManager, name: string, subjects: readonly string[]): Promise<void> {
    if (this.known.has(name)) await pause(clearingMs, undefined, { ref: false });
    await manager.streams.add({
      name,
      subjects: [...subjects],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      num_replicas: this.replicas,
      max_age: nanos(eventDays * dayMs),
      duplicate_window: nanos(600_000),
    });
  }

  /**
   * Events that moved to another stream are published there again by their outbox, and deleted from this one.
   */
  private async narrow(manager: JetStreamManager, name: string, subjects: readonly string[]): Promise<void> {
    await manager.streams.update(name, { subjects: [...subjects] });
    for await (const { name: reader, config } of manager.consumers.list(name))
      if (streamOf(config.filter_subject ?? '') !== name) await manager.consumers.delete(name, reader);
    for (const moved of streamNames.filter((other) => other !== name))
      for (const filter of streams[moved]) await manager.streams.purge(name, { filter });
  }

  private async makeReader(
    manager: JetStreamManager,
    stream: string,
    service: string,
    subject: string,
  ): Promise<void> {
    await manager.consumers.add(stream, {
      durable_name: readerName(service, subject),
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
      max_deliver: -1,
    });
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join(' ') === [...b].sort().join(' ');

/** Null if it does not exist; any other error is rethrown and retried later. */
function nullIfMissing(error: unknown): null {
  if (error instanceof JetStreamApiError && error.status === 404) return null;
  throw error;
}
