import path from 'node:path';
import { findBinaries } from '../postgres/binaries.ts';
import { ensureCluster, heldBy, writeRecord, type Cluster } from '../postgres/cluster.ts';
import { launchPostgres } from '../postgres/server.ts';
import { end, isAlive } from '../processes.ts';
import type { Ports } from '../ports.ts';
import { pause, until } from '../waiting.ts';
import { isGone } from './primary-health.ts';
import { startRelay } from './relay.ts';
import { ask, isStreaming, setSynchronous } from './replication.ts';
import { copyForStandby, removeStandby, standbyName } from './standby.ts';

interface Parts {
  readonly dataDir: string;
  readonly cluster: Cluster;
  readonly binaries: Awaited<ReturnType<typeof findBinaries>>;
  /** one per server */
  readonly ports: readonly [number, number];
  /** always routes to the current primary */
  readonly address: number;
  readonly say: (line: string) => void;
  readonly onChange: () => void;
}

interface Server {
  dir: string;
  port: number;
  pid: number;
}

const checkEveryMs = 250;
/** How long new connections wait while a standby is promoted, as behind a connection pooler. */
const promotionMs = 4_000;

/** Retains enough WAL for a standby that was briefly disconnected; an unresponsive one is dropped within seconds. */
const settings = { wal_keep_size: '512MB', wal_sender_timeout: '3s', wal_receiver_status_interval: '1s' };

/**
 * A primary with a synchronous standby behind one address, and the controller that an operator is in Kubernetes: when
 * the primary fails, it promotes the standby and creates a new one. Without a standby, the primary continues
 * asynchronously.
 */
export class PostgresPair {
  private primary!: Server;
  private standby: Server | undefined;
  private isSynchronous = false;
  private failures = 0;
  private isStopping = false;
  private checking: Promise<void> = Promise.resolve();
  private relay!: Awaited<ReturnType<typeof startRelay>>;
  /** The port that the address routes to; undefined during a failover. */
  private target: number | undefined;
  private readonly history: { at: string; what: string }[] = [];
  private readonly home: string;
  private readonly logFile: string;
  private readonly parts: Parts;

  private constructor(parts: Parts) {
    this.parts = parts;
    this.home = path.join(parts.dataDir, 'postgres');
    this.logFile = path.join(parts.dataDir, 'logs/postgres.log');
  }

  static async start({
    dataDir,
    ports,
    log,
    say,
    onChange = () => {},
  }: {
    dataDir: string;
    ports: Ports;
    log: (line: string) => void;
    say: (line: string) => void;
    onChange?: () => void;
  }): Promise<PostgresPair> {
    const binaries = await findBinaries();
    const cluster = await ensureCluster(binaries, path.join(dataDir, 'postgres'), log);
    const holder = await heldBy(cluster.dir);
    if (holder) await end(holder.pid, { first: 'SIGINT', last: 'SIGQUIT' });
    const pair = new PostgresPair({
      dataDir,
      cluster,
      binaries,
      ports: [await ports.portFor('postgres-1'), await ports.portFor('postgres-2')],
      address: await ports.portFor('postgres'),
      say,
      onChange,
    });
    try {
      await pair.open();
    } catch (error) {
      await pair.stop();
      throw error;
    }
    return pair;
  }

  private async open(): Promise<void> {
    this.relay = await startRelay({
      port: this.parts.address,
      target: () => this.target,
      patienceMs: promotionMs,
    });
    const { cluster, ports } = this.parts;
    const [first] = ports;
    this.primary = { dir: cluster.dir, port: first, pid: await this.launch(cluster.dir, first) };
    this.target = first;
    await this.setSynchronousStandby('');
    await this.makeStandby();
    const isFollowing = await until(() => this.checkStandby().then(() => this.isSynchronous), {
      timeoutMs: 30_000,
      everyMs: checkEveryMs,
    });
    if (!isFollowing) throw new Error(`The standby does not follow; the log is ${this.logFile}`);
    void this.watch();
  }

  get url() {
    return this.urlAt(this.parts.address);
  }

  get pids() {
    return [this.primary, this.standby].flatMap((server) => (server ? [server.pid] : []));
  }

  /** Status for the control API. */
  describe() {
    return {
      primary: this.primary,
      standby: this.standby,
      isSynchronous: this.isSynchronous,
      history: this.history,
    };
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.checking.catch(() => {});
    await this.relay?.stop();
    if (this.standby) {
      await end(this.standby.pid, { first: 'SIGINT', last: 'SIGQUIT' });
      await removeStandby(this.standby.dir);
    }
    if (this.primary) await end(this.primary.pid, { first: 'SIGINT', last: 'SIGQUIT' });
  }

  private urlAt = (port: number) =>
    `postgres://postgres:${this.parts.cluster.password}@127.0.0.1:${port}/postgres`;

  private launch = (dir: string, port: number) =>
    launchPostgres({
      binaries: this.parts.binaries,
      dir,
      port,
      url: this.urlAt(port),
      logFile: this.logFile,
      settings,
    });

  private record(what: string): void {
    this.history.push({ at: new Date().toISOString(), what });
    this.parts.say(`postgres: ${what}`);
    this.parts.onChange();
  }

  private async watch(): Promise<void> {
    while (!this.isStopping) {
      this.checking = this.checkPrimary().catch((error: unknown) =>
        this.parts.say(`postgres: ${String(error)}`),
      );
      await this.checking;
      await pause(checkEveryMs);
    }
  }

  private async checkPrimary(): Promise<void> {
    const isThere = isAlive(this.primary.pid);
    const answers = isThere && (await ask(this.urlAt(this.primary.port), 'select 1').catch(() => null));
    this.failures = answers ? 0 : this.failures + 1;
    const canPromote = this.canPromote();
    if (isGone({ isThere, failures: this.failures, canPromote })) return this.replacePrimary();
    if (answers) await this.checkStandby();
    return undefined;
  }

  /** Replication is synchronous exactly while the standby is streaming. */
  private async checkStandby(): Promise<void> {
    const isThere = this.standby !== undefined && isAlive(this.standby.pid);
    const isFollowing = isThere && (await isStreaming(this.urlAt(this.primary.port), standbyName));
    if (isFollowing !== this.isSynchronous) {
      await this.setSynchronousStandby(isFollowing ? standbyName : '');
      this.record(
        isFollowing ? 'every write waits for the standby' : 'the standby is lost; writes go on without it',
      );
    }
    if (!isThere && !this.isStopping) await this.makeStandby();
  }

  private async setSynchronousStandby(names: string): Promise<void> {
    await setSynchronous(this.urlAt(this.primary.port), names);
    this.isSynchronous = names !== '';
  }

  private async makeStandby(): Promise<void> {
    if (this.standby) await removeStandby(this.standby.dir);
    this.standby = undefined;
    const port = this.parts.ports.find((own) => own !== this.primary.port) ?? 0;
    const dir = await copyForStandby({
      home: this.home,
      url: this.urlAt(this.primary.port),
      cluster: this.primary.dir,
    });
    this.standby = { dir, port, pid: await this.launch(dir, port) };
    this.parts.onChange();
  }

  /** A standby that is not synchronous may lack acknowledged writes. */
  private canPromote(): boolean {
    return this.standby !== undefined && this.isSynchronous && isAlive(this.standby.pid);
  }

  /** Fences the old primary before the standby is promoted. */
  private async replacePrimary(): Promise<void> {
    this.failures = 0;
    this.target = undefined;
    this.relay.cut();
    const old = this.primary;
    await end(old.pid, { first: 'SIGKILL' });
    const next = this.standby;
    if (!next || !this.canPromote()) {
      this.record('the primary is gone and has no standby; it is started again');
      this.primary = { ...old, pid: await this.launch(old.dir, old.port) };
      this.target = old.port;
      return;
    }
    this.record('the primary is gone; the standby is promoted');
    await ask(this.urlAt(next.port), 'select pg_promote(true, 30)', 35_000);
    await writeRecord(this.home, { ...this.parts.cluster, dir: next.dir });
    this.primary = next;
    this.standby = undefined;
    this.isSynchronous = false;
    this.target = next.port;
    this.record('the standby is the primary');
    await removeStandby(old.dir);
  }
}
