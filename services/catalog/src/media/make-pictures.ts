import { Injectable } from '@nestjs/common';
import { mediaContentTypes, mediaObjects } from '@valam/contracts/catalog/media.address';
import { EveryCron, OnJob } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { MediaRepository, type WantedVariant } from './media.repository.js';
import { PicturePress } from './picture-press.js';
import { makePicturesJob, PictureTurns } from './picture-turns.js';
import { PictureFiles } from './picture-files.js';
import { leastUrgentWhenBusy } from './variants.js';

const turnMs = 3_000;
/** While others need the processors, what no one waits for is put off. */
const putOffMs = 20_000;
const mostOriginalBytes = 40_000_000;

/** Makes the most wanted sizes, one after the other, as long as any are wanted. */
@Injectable()
export class MakePictures {
  constructor(
    private readonly media: MediaRepository,
    private readonly files: PictureFiles,
    private readonly press: PicturePress,
    private readonly turns: PictureTurns,
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
    await this.turns.soon();
  }

  /** Turns may get lost when a process is killed. */
  @EveryCron('*/5 * * * *', 'resume-pictures')
  resume(): Promise<void> {
    return this.turns.soon();
  }

  private async goOnLater(): Promise<void> {
    if (!(await this.media.isAnyWanted())) return;
    await this.turns.after(putOffMs);
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
