import type { ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { UnreadablePictureError } from './picture-orders.js';
import { PictureWorker } from './picture-worker.js';

class WatchedWorker extends PictureWorker {
  readonly processes: ChildProcess[] = [];
  /** Whether each process that is started from now on ends at once. */
  endsProcesses = false;

  protected override start(): ChildProcess {
    const child = super.start();
    this.processes.push(child);
    if (this.endsProcesses) child.kill('SIGKILL');
    return child;
  }
}

const photo = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#cc6633' } })
    .jpeg()
    .toBuffer();

describe('pictures that share a process', () => {
  let worker: WatchedWorker;
  afterEach(() => {
    worker.onApplicationShutdown();
  });

  const started = async (bytes: Buffer): Promise<ChildProcess> => {
    worker = new WatchedWorker();
    await worker.look(bytes);
    const [shared] = worker.processes;
    if (!shared) throw new Error('No process was started');
    return shared;
  };

  it('are made all the same when one of them takes too long', async () => {
    const bytes = await photo();
    const shared = await started(bytes);
    shared.kill('SIGSTOP');
    worker.longestWorkMs = 300;
    const slow = expect(worker.look(bytes)).rejects.toThrow(UnreadablePictureError);
    worker.longestWorkMs = 30_000;
    const other = worker.look(bytes);
    await slow;
    expect(await other).toMatchObject({ width: 90, height: 60 });
    expect(worker.processes).toHaveLength(2);
  });

  it('are made all the same when one of them ends the process', async () => {
    const bytes = await photo();
    const shared = await started(bytes);
    shared.kill('SIGSTOP');
    const [first, second] = [worker.look(bytes), worker.look(bytes)];
    shared.kill('SIGKILL');
    expect(await Promise.all([first, second])).toMatchObject([{ width: 90 }, { width: 90 }]);
  });

  it('are refused when it is their own that ends it', async () => {
    const bytes = await photo();
    const shared = await started(bytes);
    shared.kill('SIGSTOP');
    const refused = expect(worker.look(bytes)).rejects.toThrow(UnreadablePictureError);
    worker.endsProcesses = true;
    shared.kill('SIGKILL');
    await refused;
  });
});
