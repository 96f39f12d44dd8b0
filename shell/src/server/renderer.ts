import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from '@valam/registry/schema';
import { versionId } from '@valam/registry/schema';
import { markOf, type Mark } from '../render/mark-file';
import type { FromRenderer, RendererSettings, ToRenderer } from '../render/protocol';
import { cpuTimeOf } from './cpu-time';

const pingMs = 250;
/** Consecutive pings without a response, while this process itself was not delayed. */
const hungAfterMissedPings = 6;
/**
 * Processor time used since the last response: an endless loop uses it, a process that waits for the scheduler on a busy machine
 * does not.
 */
const hungAfterCpuMs = 1_000;
/** A process that misses this many pings is replaced, whatever the cause. */
const mostMissedPings = 60;
/** A timer this late means a busy machine, not a hanging process. */
const lateMs = 120;

interface RendererEvents {
  ready: [];
  loaded: [{ version: string; error: string | null }];
  failure: [Extract<FromRenderer, { kind: 'failure' }>];
  /** Emitted before the process is killed, so that the same version is not retried meanwhile. */
  hung: [Mark];
  /** Emitted before `gone` if the process ended while it loaded this version. */
  crashed: [Mark];
  /** Emitted before `gone` if the process ended later, while code of this version or something that it started ran. */
  died: [Mark];
  gone: [{ hung: boolean }];
}

let count = 0;

/** Signals by which a process ends itself: its heap is full, or native code has failed. */
const ownSignals = new Set<string | null>(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/** A monitored rendering process. */
export class Renderer extends EventEmitter<RendererEvents> {
  readonly socket: string;
  readonly agent = new http.Agent({ keepAlive: true, scheduling: 'lifo' });
  isReady = false;
  inFlight = 0;
  readonly loaded = new Set<string>();
  readonly #child: ChildProcess;
  readonly #markFile: string;
  #isListening = false;
  #missed = 0;
  #cpuMsAtLastPong: number | null = null;
  #lastTick = performance.now();
  #isHung = false;
  #timer: NodeJS.Timeout;

  constructor(
    file: string,
    settings: Omit<RendererSettings, 'socket' | 'markFile'>,
    env: NodeJS.ProcessEnv,
    execArgv: readonly string[],
  ) {
    super();
    const stem = path.join(os.tmpdir(), `shell-${process.pid}-${++count}`);
    this.socket = `${stem}.sock`;
    this.#markFile = `${stem}.mark`;
    // Files left behind when a process with the same id was killed.
    this.#removeFiles();
    const own: RendererSettings = { ...settings, socket: this.socket, markFile: this.#markFile };
    this.#child = fork(file, { execArgv: [...execArgv], env: { ...env, RENDERER: JSON.stringify(own) } });
    this.#child.on('message', (message: FromRenderer) => this.#onMessage(message));
    this.#child.once('exit', (code, signal) => this.#leave(Boolean(code) || ownSignals.has(signal)));
    this.#child.on('error', () => {
      // If the process could not be started, there is no exit event.
      if (this.pid === undefined) this.#leave(false);
    });
    this.#timer = setInterval(() => this.#watch(), pingMs);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  tell(message: ToRenderer): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  /** Resolves with the reason of a failure. A version that loads after the time limit counts at the next call. */
  load(manifest: RemoteManifest, limitMs: number): Promise<string | null> {
    const version = versionId(manifest);
    if (this.loaded.has(version)) return Promise.resolve(null);
    return new Promise((resolve) => {
      const settle = (error: string | null): void => {
        clearTimeout(timer);
        this.off('loaded', onLoaded).off('gone', onGone);
        resolve(error);
      };
      const timer = setTimeout(() => settle('it takes too long to load'), limitMs);
      const onLoaded = (said: { version: string; error: string | null }): void => {
        if (said.version === version) settle(said.error);
      };
      const onGone = ({ hung }: { hung: boolean }): void =>
        settle(hung ? 'it hung while it was loaded' : 'the rendering process ended');
      this.on('loaded', onLoaded).on('gone', onGone);
      this.tell({ kind: 'load', manifest });
    });
  }

  /** Ends the process after its pages. */
  close(): void {
    this.isReady = false;
    if (this.#child.connected) this.#child.disconnect();
  }

  kill(): void {
    this.isReady = false;
    this.#child.kill('SIGKILL');
  }

  #onMessage(message: FromRenderer): void {
    switch (message.kind) {
      case 'listening':
        this.#isListening = true;
        this.isReady = true;
        this.emit('ready');
        return;
      case 'loaded':
        if (!message.error) this.loaded.add(message.version);
        this.emit('loaded', message);
        return;
      case 'pong':
        this.#missed = 0;
        return;
      case 'failure':
        this.emit('failure', message);
    }
  }

  #watch(): void {
    const now = performance.now();
    const isLate = now - this.#lastTick > pingMs + lateMs;
    this.#lastTick = now;
    if (isLate) this.#missed = 0;
    if (this.#missed === 0) this.#cpuMsAtLastPong = cpuTimeOf(this.pid);
    if (this.#isListening && !this.#isHung && ++this.#missed > hungAfterMissedPings && this.#isStuck()) {
      this.#isHung = true;
      this.emit('hung', this.#mark());
      this.kill();
    }
    this.tell({ kind: 'ping', count: this.#missed });
  }

  #isStuck(): boolean {
    const ran = cpuTimeOf(this.pid);
    if (ran === null || this.#cpuMsAtLastPong === null || this.#missed > mostMissedPings) return true;
    return ran - this.#cpuMsAtLastPong >= hungAfterCpuMs;
  }

  /** `hasFailed`: the process ended on its own; it was neither closed nor killed. */
  #leave(hasFailed: boolean): void {
    this.isReady = false;
    clearInterval(this.#timer);
    const mark = this.#mark();
    if (hasFailed && mark.version) this.emit(this.loaded.has(mark.version) ? 'died' : 'crashed', mark);
    this.#removeFiles();
    this.agent.destroy();
    this.emit('gone', { hung: this.#isHung });
  }

  #removeFiles(): void {
    for (const file of [this.#markFile, this.socket]) rmSync(file, { force: true });
  }

  /** The version whose code ran last. */
  #mark(): Mark {
    return markOf(existsSync(this.#markFile) ? readFileSync(this.#markFile, 'utf8') : '');
  }
}
