import { Injectable } from '@nestjs/common';
import { mediaContentTypes, mediaObjects } from '@valam/contracts/catalog/media.address';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { EveryCron, OnJob } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource, type EntityManager } from 'typeorm';
import { MediaRepository, type WantedVariant } from './media.repository.js';
import { PicturePress } from './picture-press.js';
import { PictureFiles } from './picture-files.js';
import { leastUrgentWhenBusy } from './variants.js';

export const makePicturesJob = 'make-pictures';
/** Short turns: the service can stop at any time without waiting long. */
const turnMs = 3_000;
/** While others need the processors, what nobody waits for is put off. */
const putOffMs = 20_000;
const mostOriginalBytes = 40_000_000;

/** Asks for wanted sizes to be made after the commit. */
export function startMaking(tx: EntityManager): Promise<void> {
  return addJob(tx, makePicturesJob, {}, { key: makePicturesJob });
}

/** Makes the most wanted sizes, one after the other, as long as any are wanted. */
@Injectable()
export class MakePictures {
  constructor(
    private readonly media: MediaRepository,
    private readonly files: PictureFiles,
    private readonly press: PicturePress,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @OnJob(makePicturesJob)
  async turn(): Promise<void> {
    const end = performance.now() + turnMs;
    while (performance.now() < end) {
      const wanted = await this.media.claim(this.press.shouldWait() ? leastUrgentWhenBusy : 0);
      if (!wanted) return this.goOnLater();
      await this.make(wanted);
    }
    await startMaking(this.dataSource.manager);
  }

  /** Turns may get lost when a process is killed. */
  @EveryCron('*/5 * * * *', 'resume-pictures')
  resume(): Promise<void> {
    return startMaking(this.dataSource.manager);
  }

  private async goOnLater(): Promise<void> {
    if (!(await this.media.isAnyWanted())) return;
    const runAt = new Date(this.clock.now().getTime() + putOffMs);
    await addJob(this.dataSource.manager, makePicturesJob, {}, { key: makePicturesJob, runAt });
  }

  private async make(wanted: WantedVariant): Promise<void> {
    const { key, width, format } = wanted;
    try {
      const original = await this.files.read(mediaObjects.original(key), mostOriginalBytes);
      if (!original) throw new Error('the original is missing');
      const bytes = await this.press.size(original, width, format);
      await this.files.write(mediaObjects.variant(key, width, format), bytes, mediaContentTypes[format]);
      await this.media.made(wanted, bytes.length);
      if (format === 'webp') await this.media.paint(key, (await this.press.look(bytes)).placeholder);
    } catch (error) {
      this.log.warn({ err: error, key, width, format }, 'a picture could not be made');
      await this.media.failed(wanted);
    }
  }
}
