import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants, loadavg, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';

export interface Looks {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** What was sent is no picture that can be read. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

type Work =
  | { kind: 'take-in'; bytes: Buffer }
  | { kind: 'look'; bytes: Buffer }
  | { kind: 'size'; bytes: Buffer; width: number; format: PictureFormat };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

const longestWorkMs = 30_000;
const idleMs = 20_000;
/** Memory that pictures have torn apart is given back by starting afresh. */
const ordersPerProcess = 60;

/** Has pictures read and made in a process of low priority, which is started when needed and let go when idle. */
@Injectable()
export class PicturePress implements OnApplicationShutdown {
  private process?: ChildProcess;
  private idle?: NodeJS.Timeout;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private orders = 0;

  /** Whether others need the processors more than a picture that no one waits for. */
  shouldWait(): boolean {
    return (loadavg()[0] ?? 0) > availableParallelism();
  }

  /** Re-encoded without metadata, upright, bounded. */
  takeIn(bytes: Buffer): Promise<Looks & { original: Uint8Array }> {
    return this.order({ kind: 'take-in', bytes });
  }

  look(bytes: Buffer): Promise<Looks> {
    return this.order({ kind: 'look', bytes });
  }

  async size(bytes: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
    const made = await this.order<{ bytes: Uint8Array }>({ kind: 'size', bytes, width, format });
    return Buffer.from(made.bytes);
  }

  onApplicationShutdown(): void {
    this.letGo();
  }

  private async order<T>(work: Work): Promise<T> {
    if (this.waiting.size === 0 && this.orders >= ordersPerProcess) this.letGo();
    const process = this.running();
    this.orders++;
    clearTimeout(this.idle);
    const id = ++this.lastId;
    const tooLong = setTimeout(() => process.kill('SIGKILL'), longestWorkMs);
    try {
      return await new Promise<T>((resolve, reject) => {
        this.waiting.set(id, { resolve: (result) => resolve(result as T), reject });
        process.send({ id, work }, (error) => error && reject(error));
      });
    } finally {
      clearTimeout(tooLong);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.idle = setTimeout(() => this.letGo(), idleMs).unref();
    }
  }

  private running(): ChildProcess {
    if (this.process?.connected) return this.process;
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const child = fork(fileURLToPath(new URL(`./press-process.${extension}`, import.meta.url)), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2' },
    });
    this.orders = 0;
    if (child.pid) lowerPriority(child.pid);
    child.on('message', (answer: { id: number; result?: unknown; error?: string }) => {
      const waiting = this.waiting.get(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer.result);
      else waiting?.reject(new UnreadablePictureError(answer.error));
    });
    const ended = () => {
      // One that was let go had nothing left to do; what waits now waits for its successor.
      if (this.process !== child) return;
      this.process = undefined;
      for (const { reject } of this.waiting.values())
        reject(new UnreadablePictureError('the press broke down'));
    };
    child.once('exit', ended);
    child.once('error', ended);
    this.process = child;
    return child;
  }

  private letGo(): void {
    clearTimeout(this.idle);
    const child = this.process;
    this.process = undefined;
    if (child?.connected) child.disconnect();
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Where it is not allowed the press works at ordinary priority.
  }
}
