import type { ChildProcess } from 'node:child_process';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';

export type PictureWork =
  | { kind: 'take-in'; bytes: Buffer }
  | { kind: 'look'; bytes: Buffer }
  | { kind: 'size'; bytes: Buffer; width: number; format: PictureFormat };

/** The upload is not a readable picture. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/** The process ended, because of this picture or another one that it was processing. */
export class PictureProcessEndedError extends Error {
  override readonly name = 'PictureProcessEndedError';
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A picture process and its pending orders. */
export class PictureOrders {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly child: ChildProcess) {
    child.on('message', (answer: { id: number; result?: unknown; error?: string }) => {
      const waiting = this.waiting.get(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer.result);
      else waiting?.reject(new UnreadablePictureError(answer.error));
    });
    const ended = () => {
      for (const { reject } of this.waiting.values())
        reject(new PictureProcessEndedError('the picture process ended'));
    };
    child.once('exit', ended);
    child.once('error', ended);
  }

  get isConnected(): boolean {
    return this.child.connected;
  }

  get isIdle(): boolean {
    return this.waiting.size === 0;
  }

  /** The number of orders so far. */
  get count(): number {
    return this.lastId;
  }

  async run<T>(work: PictureWork, limitMs: number): Promise<T> {
    const id = ++this.lastId;
    const tooLong = setTimeout(() => {
      this.waiting.get(id)?.reject(new UnreadablePictureError('it takes too long'));
      this.child.kill('SIGKILL');
    }, limitMs);
    try {
      return await new Promise<T>((resolve, reject) => {
        this.waiting.set(id, { resolve: (result) => resolve(result as T), reject });
        this.child.send(
          { id, work },
          (error) => error && reject(new PictureProcessEndedError('it cannot be reached', { cause: error })),
        );
      });
    } finally {
      clearTimeout(tooLong);
      this.waiting.delete(id);
    }
  }

  letGo(): void {
    if (this.child.connected) this.child.disconnect();
  }
}
