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
/** Consecutive pings without an answer, while this process itself was not delayed. */
const missedUntilHung = 6;
/**
 * Processor time used since the last answer: an endless loop consumes it, a process that waits for its turn on a busy
 * machine does not.
 */
const runsUntilHungMs = 1_000;
/** A process silent for this many pings is replaced, whatever the cause. */
const missedAtMost = 60;
/** A timer this late means a busy machine, not a hanging process. */
const lateMs = 120;

interface RendererEvents {
  ready: [];
  loaded: [{ version: string; error: string | null }];
  failure: [Extract<FromRenderer, { kind: 'failure' }>];
  /** Emitted before the process is killed, so that the same version is not tried again meanwhile. */
  hung: [Mark];
  /** Emitted before `gone` when it ended while it loaded this version. */
  crashed: [Mark];
  /** Emitted before `gone` when it ended later, while this version or what it has begun ran. */
  died: [Mark];
  gone: [{ hung: boolean }];
}

let count = 0;

/** By these a process ends itself: its heap is full, or native code has failed. */
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
  #ranAtLastWord: number | null = null;
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
    // Left behind when a process with this id was killed.
    this.#removeFiles();
    const own: RendererSettings = { ...settings, socket: this.socket, markFile: this.#markFile };
    this.#child = fork(file, { execArgv: [...execArgv], env: { ...env, RENDERER: JSON.stringify(own) } });
    this.#child.on('message', (message: FromRenderer) => this.#hear(message));
    this.#child.once('exit', (code, signal) => this.#leave(Boolean(code) || ownSignals.has(signal)));
    this.#child.on('error', () => {
      // Without a process there is no exit.
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

  load(manifest: RemoteManifest): Promise<string | null> {
    const version = versionId(manifest);
    if (this.loaded.has(version)) return Promise.resolve(null);
    return new Promise((resolve) => {
      const settle = (error: string | null): void => {
        this.off('loaded', onLoaded).off('gone', onGone);
        resolve(error);
      };
      const onLoaded = (said: { version: string; error: string | null }): void => {
        if (said.version === version) settle(said.error);
      };
      const onGone = ({ hung }: { hung: boolean }): void =>
        settle(hung ? 'it hung while it was loaded' : 'the rendering process ended');
      this.on('loaded', onLoaded).on('gone', onGone);
      this.tell({ kind: 'load', manifest });
    });
  }

  /** Lets the process end once its pages are done. */
  close(): void {
    this.isReady = false;
    if (this.#child.connected) this.#child.disconnect();
  }

  kill(): void {
    this.isReady = false;
    this.#child.kill('SIGKILL');
  }

  #hear(message: FromRenderer): void {
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
    if (this.#missed === 0) this.#ranAtLastWord = cpuTimeOf(this.pid);
    if (this.#isListening && !this.#isHung && ++this.#missed > missedUntilHung && this.#isStuck()) {
      this.#isHung = true;
      this.emit('hung', this.#mark());
      this.kill();
    }
    this.tell({ kind: 'ping', count: this.#missed });
  }

  #isStuck(): boolean {
    const ran = cpuTimeOf(this.pid);
    if (ran === null || this.#ranAtLastWord === null || this.#missed > missedAtMost) return true;
    return ran - this.#ranAtLastWord >= runsUntilHungMs;
  }

  /** `hasFailed`: it ended on its own, and was neither asked to nor killed. */
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
