import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { mostUploadBytes } from '@valam/contracts/catalog/upload-limits';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Log } from '@valam/service-kit/logging/log';
import { Clock } from '@valam/service-kit/clock/clock';
import { ObjectTooLargeError, StorageUnavailableError } from '@valam/service-kit/storage/object-storage';
import { DataSource } from 'typeorm';
import { ImageWorkLimit, TooManyPicturesError } from './image-work-limit.js';
import { startMaking } from './picture-schedule.js';
import { MediaEntity } from './media.entity.js';
import { MediaRepository } from './media.repository.js';
import { PictureProcessEndedError, UnreadablePictureError } from './picture-orders.js';
import { PictureWorker, type Looks } from './picture-worker.js';
import { pictureOf } from './pictures.js';
import { PictureFiles } from './picture-files.js';

const justUploaded = 3;
/** Operations manages the contributors on the site, and their photos. */
const uploaders: readonly string[] = ['owner', 'operations', 'content'];

/** Processes an upload: stores a re-encoded picture without the file's metadata. */
@Injectable()
export class TakeInPicture {
  private readonly limit = new ImageWorkLimit(2, 20);

  constructor(
    private readonly files: PictureFiles,
    private readonly worker: PictureWorker,
    private readonly media: MediaRepository,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(input: RpcInput<typeof takeInPicture>): Promise<RpcReturn<typeof takeInPicture>> {
    const incoming = mediaObjects.incoming(input.incoming);
    try {
      if (input.editor && !uploaders.includes(input.editor.role ?? '')) {
        throw problem(takeInPicture, 'catalog.upload_forbidden', 'Your role may not upload pictures.');
      }
      return await this.limit.run(() => this.read(incoming, input));
    } catch (error) {
      throw refusal(error);
    } finally {
      // Regardless of the result, because an upload is never requested twice.
      await this.files.remove(incoming).catch((error: unknown) => {
        this.log.warn({ err: error }, 'an upload could not be removed, the sweep will');
      });
    }
  }

  private async read(
    incoming: string,
    input: RpcInput<typeof takeInPicture>,
  ): Promise<RpcReturn<typeof takeInPicture>> {
    const bytes = await this.files.read(incoming, mostUploadBytes);
    if (!bytes)
      throw problem(takeInPicture, 'catalog.upload_missing', 'The upload did not arrive. Please try again.');
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const known = await this.media.touch(key, this.clock.now());
    const media = known ?? (await this.keep(key, bytes, input));
    return { key, picture: pictureOf(media) };
  }

  private async keep(
    key: string,
    bytes: Buffer,
    input: RpcInput<typeof takeInPicture>,
  ): Promise<MediaEntity> {
    const { original, ...looks } = await this.worker.takeIn(bytes);
    const encoded = Buffer.from(original);
    await this.files.write(mediaObjects.original(key), encoded, 'image/webp');
    const media = this.describe(key, encoded.length, looks, input);
    await this.dataSource.transaction(async (tx) => {
      await this.media.register(tx, [{ media, prominence: justUploaded }]);
      await startMaking(tx);
    });
    return media;
  }

  private describe(
    key: string,
    bytes: number,
    looks: Looks,
    { alt, kind, focus }: RpcInput<typeof takeInPicture>,
  ): MediaEntity {
    const now = this.clock.now();
    return Object.assign(new MediaEntity(), {
      key,
      ...looks,
      alt,
      kind,
      focus: focus ?? null,
      bytes,
      isSample: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  }
}

const retriableErrors = [StorageUnavailableError, TooManyPicturesError, PictureProcessEndedError];

function refusal(error: unknown): unknown {
  if (error instanceof UnreadablePictureError) {
    return problem(
      takeInPicture,
      'catalog.picture_unreadable',
      'We can’t read this picture. Please use JPEG, PNG, WebP or AVIF.',
    );
  }
  if (error instanceof ObjectTooLargeError) {
    return problem(takeInPicture, 'catalog.picture_too_large', 'Pictures can be at most 15 MB.');
  }
  if (retriableErrors.some((kind) => error instanceof kind)) {
    return problem(
      takeInPicture,
      'catalog.storage_unavailable',
      'Pictures cannot be stored right now. Please try again in a few minutes.',
    );
  }
  return error;
}
