import type { ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { UnreadablePictureError } from './picture-orders.js';
import { PictureWorker } from './picture-worker.js';

class WatchedWorker extends PictureWorker {
  readonly processes: ChildProcess[] = [];
  /** Whether every new process ends immediately. */
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

describe('pictures in a shared process', () => {
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

  it('are processed even if one of them times out', async () => {
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

  it('are processed even if one of them crashes the process', async () => {
    const bytes = await photo();
    const shared = await started(bytes);
    shared.kill('SIGSTOP');
    const [first, second] = [worker.look(bytes), worker.look(bytes)];
    shared.kill('SIGKILL');
    expect(await Promise.all([first, second])).toMatchObject([{ width: 90 }, { width: 90 }]);
  });

  it('are refused if they crash a separate process', async () => {
    const bytes = await photo();
    const shared = await started(bytes);
    shared.kill('SIGSTOP');
    const refused = expect(worker.look(bytes)).rejects.toThrow(UnreadablePictureError);
    worker.endsProcesses = true;
    shared.kill('SIGKILL');
    await refused;
  });
});
