import { Injectable } from '@nestjs/common';
import { mediaContentTypes, mediaObjects } from '@valam/contracts/catalog/media.address';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { StorageUnavailableError } from '@valam/service-kit/storage/object-storage';
import { CatalogConfig } from '../config.js';
import { Scheduled } from '../jobs.js';
import { MediaRepository, type WantedVariant } from './media.repository.js';
import { PictureProcessEndedError } from './picture-orders.js';
import { PictureWorker } from './picture-worker.js';
import { makePicturesJob, PictureSchedule } from './picture-schedule.js';
import { PictureFiles } from './picture-files.js';
import { leastUrgentWhenBusy, wantedNow } from './variants.js';

const turnMs = 3_000;
/**
 * Delay for pictures that no visitor waits for while the machine is busy, and for all pictures while the
 * storage is unavailable.
 */
const putOffMs = 20_000;
const mostOriginalBytes = 40_000_000;

/** Generates missing variants one after the other, the most urgent first. */
@Injectable()
export class MakePictures {
  constructor(
    private readonly media: MediaRepository,
    private readonly files: PictureFiles,
    private readonly worker: PictureWorker,
    private readonly schedule: PictureSchedule,
    private readonly config: CatalogConfig,
    private readonly log: Log,
  ) {}

  @OnJob(makePicturesJob)
  async turn(): Promise<void> {
    const end = performance.now() + turnMs;
    while (performance.now() < end) {
      const wanted = await this.media.claim(this.leastPriority());
      if (!wanted) return this.goOnLater();
      if (!(await this.make(wanted))) return this.schedule.after(putOffMs);
    }
    await this.schedule.soon();
  }

  /** Restarts the work: scheduled runs are lost if a process is killed. */
  @Scheduled('resume-pictures')
  resume(): Promise<void> {
    return this.schedule.soon();
  }

  private leastPriority(): number {
    if (this.config.PICTURES_ON_DEMAND) return wantedNow;
    return this.worker.shouldWait() ? leastUrgentWhenBusy : 0;
  }

  private async goOnLater(): Promise<void> {
    if (!(await this.media.isAnyWanted())) return;
    await this.schedule.after(putOffMs);
  }

  /** False if the storage is unavailable, or this service is shutting down. */
  private async make(wanted: WantedVariant): Promise<boolean> {
    const { key, width, format } = wanted;
    try {
      const original = await this.files.read(mediaObjects.original(key), mostOriginalBytes);
      if (!original) throw new Error('the original is missing');
      const bytes = await this.worker.size(original, width, format);
      await this.files.write(mediaObjects.variant(key, width, format), bytes, mediaContentTypes[format]);
      // Deleted meanwhile: its files are already deleted, and this one would remain.
      if (!(await this.media.find(key))) {
        await this.files.remove(mediaObjects.variant(key, width, format));
        return true;
      }
      await this.media.made(wanted, bytes.length);
      if (format === 'webp') await this.media.paint(key, (await this.worker.look(bytes)).placeholder);
    } catch (error) {
      this.log.warn({ err: error, key, width, format }, 'a picture could not be made');
      if (error instanceof StorageUnavailableError || error instanceof PictureProcessEndedError) {
        await this.media.putBack(wanted);
        return false;
      }
      await this.media.failed(wanted);
    }
    return true;
  }
}
