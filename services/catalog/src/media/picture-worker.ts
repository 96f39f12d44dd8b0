import type { ChildProcess } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';
import { startPictureProcess } from './start-picture-process.js';

export interface Looks {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** The upload is not a readable picture. */
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
/** A new process after this many orders frees memory that picture work has fragmented. */
const ordersPerProcess = 60;

/** Reads and makes pictures in a low-priority process, started on demand and stopped when idle. */
@Injectable()
export class PictureWorker implements OnApplicationShutdown {
  private process?: ChildProcess;
  private idle?: NodeJS.Timeout;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private orders = 0;

  /** Returns true if the machine is too busy for pictures that nobody is waiting for. */
  shouldWait(): boolean {
    return (loadavg()[0] ?? 0) > availableParallelism();
  }

  /** Re-encoded without metadata, rotated upright, limited in size. */
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
    const child = startPictureProcess();
    this.orders = 0;
    child.on('message', (answer: { id: number; result?: unknown; error?: string }) => {
      const waiting = this.waiting.get(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer.result);
      else waiting?.reject(new UnreadablePictureError(answer.error));
    });
    const ended = () => {
      // A process that was released had no work left; the waiting orders belong to its successor.
      if (this.process !== child) return;
      this.process = undefined;
      for (const { reject } of this.waiting.values())
        reject(new UnreadablePictureError('the picture process ended'));
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
