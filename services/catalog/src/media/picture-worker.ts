import type { ChildProcess } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';
import {
  PictureOrders,
  PictureProcessEndedError,
  UnreadablePictureError,
  type PictureWork,
} from './picture-orders.js';
import { startPictureProcess } from './start-picture-process.js';

export interface Looks {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

const idleMs = 20_000;
/** The process is replaced after this many orders, because image processing fragments its memory. */
const ordersPerProcess = 60;

/**
 * Reads pictures and generates variants in a low-priority process, started on demand and stopped when idle.
 */
@Injectable()
export class PictureWorker implements OnApplicationShutdown {
  longestWorkMs = 30_000;
  private shared?: PictureOrders;
  private idle?: NodeJS.Timeout;
  private isStopped = false;

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
    this.isStopped = true;
    this.letGo();
  }

  protected start(): ChildProcess {
    return startPictureProcess();
  }

  private async order<T>(work: PictureWork): Promise<T> {
    clearTimeout(this.idle);
    const shared = this.running();
    try {
      return await shared.run<T>(work, this.longestWorkMs);
    } catch (error) {
      if (!(error instanceof PictureProcessEndedError) || this.isStopped) throw error;
      return await this.alone<T>(work);
    } finally {
      if (this.shared?.isIdle) this.letGoLater();
    }
  }

  /**
   * Another picture may have crashed the shared process; in a separate process, each can crash only its own.
   */
  private async alone<T>(work: PictureWork): Promise<T> {
    const own = new PictureOrders(this.start());
    try {
      return await own.run<T>(work, this.longestWorkMs);
    } catch (error) {
      throw error instanceof PictureProcessEndedError ? new UnreadablePictureError(error.message) : error;
    } finally {
      own.letGo();
    }
  }

  private running(): PictureOrders {
    if (this.shared?.isIdle && this.shared.count >= ordersPerProcess) this.letGo();
    if (!this.shared?.isConnected) this.shared = new PictureOrders(this.start());
    return this.shared;
  }

  private letGoLater(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.letGo(), idleMs).unref();
  }

  private letGo(): void {
    clearTimeout(this.idle);
    this.shared?.letGo();
    this.shared = undefined;
  }
}
