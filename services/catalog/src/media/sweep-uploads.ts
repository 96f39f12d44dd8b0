import { Injectable } from '@nestjs/common';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { Log } from '@valam/service-kit/logging/log';
import { unfinishedFolder } from '@valam/service-kit/storage/object-storage';
import { Scheduled } from '../jobs.js';
import { PictureFiles } from './picture-files.js';

/** An upload is processed within seconds; older files remain from a process or a connection that ended. */
const keptMs = 3_600_000;

/**
 * Deletes unprocessed uploads and partial pictures: no record references them, so an erasure would not find
 * them.
 */
@Injectable()
export class SweepUploads {
  constructor(
    private readonly files: PictureFiles,
    private readonly log: Log,
  ) {}

  /** Uses the clock of this machine, not the shifted business clock, because file times are real. */
  @Scheduled('sweep-uploads')
  async run(nowMs: number = performance.timeOrigin + performance.now()): Promise<void> {
    const folders = [mediaObjects.incomingFolder, unfinishedFolder];
    const left = await Promise.all(folders.map((folder) => this.files.list(folder)));
    const old = left.flat().filter(({ writtenAt }) => nowMs - writtenAt.getTime() > keptMs);
    for (const { name } of old) await this.files.remove(name);
    if (old.length > 0) this.log.info({ removed: old.length }, 'uploads that nobody took in are removed');
  }
}
