import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { mostUploadBytes } from '@valam/contracts/catalog/upload-limits';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { ObjectTooLargeError, StorageUnavailableError } from '@valam/service-kit/storage/object-storage';
import { DataSource } from 'typeorm';
import { startMaking } from './picture-turns.js';
import { MediaEntity } from './media.entity.js';
import { MediaRepository } from './media.repository.js';
import { PicturePress, UnreadablePictureError, type Looks } from './picture-press.js';
import { pictureOf } from './pictures.js';
import { PictureFiles } from './picture-files.js';

const justUploaded = 3;
/** Operations look after the people on the site, and their photos with them. */
const uploaders: readonly string[] = ['owner', 'operations', 'content'];

/** Takes in an upload: what is kept is a new picture without anything that came with the file. */
@Injectable()
export class TakeInPicture {
  constructor(
    private readonly files: PictureFiles,
    private readonly press: PicturePress,
    private readonly media: MediaRepository,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(input: RpcInput<typeof takeInPicture>): Promise<RpcReturn<typeof takeInPicture>> {
    const incoming = mediaObjects.incoming(input.incoming);
    if (input.editor && !uploaders.includes(input.editor.role ?? '')) {
      await this.files.remove(incoming);
      throw problem(takeInPicture, 'catalog.upload_forbidden', 'Your role may not upload pictures.');
    }
    try {
      const bytes = await this.files.read(incoming, mostUploadBytes);
      if (!bytes)
        throw problem(
          takeInPicture,
          'catalog.upload_missing',
          'The upload did not arrive. Please try again.',
        );
      const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const known = await this.media.find(key);
      if (known) await this.media.touch(key, this.clock.now());
      const media = known ?? (await this.keep(key, bytes, input));
      await this.files.remove(incoming);
      return { key, picture: pictureOf(media) };
    } catch (error) {
      throw refusal(error);
    }
  }

  private async keep(
    key: string,
    bytes: Buffer,
    input: RpcInput<typeof takeInPicture>,
  ): Promise<MediaEntity> {
    const { original, ...looks } = await this.press.takeIn(bytes);
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

function refusal(error: unknown): unknown {
  if (error instanceof UnreadablePictureError) {
    return problem(
      takeInPicture,
      'catalog.picture_unreadable',
      'This file is not a picture that can be read.',
    );
  }
  if (error instanceof ObjectTooLargeError) {
    return problem(takeInPicture, 'catalog.picture_too_large', 'Pictures may have at most 15 MB.');
  }
  if (error instanceof StorageUnavailableError) {
    return problem(takeInPicture, 'catalog.storage_unavailable', 'Pictures cannot be stored just now.');
  }
  return error;
}
