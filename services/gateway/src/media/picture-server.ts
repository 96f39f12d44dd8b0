import { Injectable } from '@nestjs/common';
import { mediaObjects, nearestVariant } from '@valam/contracts/catalog/media.address';
import { wantPicture } from '@valam/contracts/catalog/media.rpc';
import { ProblemError } from '@valam/contracts/shared/problem';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { ObjectStorage, type StoredObject } from '@valam/service-kit/storage/object-storage';
import { contentTypeOf, objectOf, type WantedPicture } from './media-address.js';

export interface ServedPicture extends StoredObject {
  readonly contentType: string;
  readonly etag: string;
  /** True for the requested size, cached forever; false for a similar one, cached briefly. */
  readonly isExact: boolean;
}

/**
 * Streams pictures from the storage. It does not generate any: a missing size is requested from catalog, and
 * the nearest one is served.
 */
@Injectable()
export class PictureServer {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly rpc: RpcClient,
    private readonly log: Log,
  ) {}

  exists(wanted: WantedPicture): Promise<boolean> {
    return this.storage.exists(objectOf(wanted));
  }

  async open(wanted: WantedPicture): Promise<ServedPicture | null> {
    const exact = await this.storage.open(objectOf(wanted));
    if (exact) return served(wanted, exact, true);
    const near = await this.nearest(wanted);
    if (near) return near;
    const original = await this.storage.open(mediaObjects.original(wanted.key));
    return (
      original && { ...original, contentType: 'image/webp', etag: `"${wanted.key}-original"`, isExact: false }
    );
  }

  private async nearest(wanted: WantedPicture): Promise<ServedPicture | null> {
    const { width, format } = wanted;
    const available = await this.ask(wanted);
    const variant = nearestVariant(available, width, format);
    if (!variant) return null;
    const near = { key: wanted.key, ...variant };
    const object = await this.storage.open(objectOf(near));
    return object && served(near, object, false);
  }

  /** While catalog is down, the existing sizes in the storage are served. */
  private async ask(wanted: WantedPicture) {
    try {
      return (await this.rpc.call(wantPicture, wanted)).available;
    } catch (error) {
      if (!(error instanceof ProblemError))
        this.log.warn({ err: error, key: wanted.key }, 'a size could not be asked for');
      return [];
    }
  }
}

const served = (picture: WantedPicture, object: StoredObject, isExact: boolean): ServedPicture => ({
  ...object,
  contentType: contentTypeOf(picture),
  etag: `"${picture.key}-${picture.width}-${picture.format}"`,
  isExact,
});
