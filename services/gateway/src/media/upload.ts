import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { mostUploadBytes } from '@valam/contracts/catalog/upload-limits';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import type { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { RpcClient } from '@valam/service-kit/rpc/client';
import {
  ObjectStorage,
  ObjectTooLargeError,
  StorageUnavailableError,
} from '@valam/service-kit/storage/object-storage';
import type { CallOf } from '../http/call.js';
import { unsupportedBody } from '../http/gateway-problems.js';

/** Streams an upload into the storage and has catalog process it; the original bytes are never served. */
@Injectable()
export class Upload {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly rpc: RpcClient,
  ) {}

  /** `editor`: the back-office user who uploads it; catalog checks the permission. */
  async run(
    { request, query }: Pick<CallOf<typeof uploadPictureRoute>, 'request' | 'query'>,
    editor?: Caller,
  ): Promise<RpcOutput<typeof takeInPicture>> {
    if (!(request.body instanceof Readable)) throw unsupportedBody();
    const incoming = randomUUID();
    const { alt, kind, focusX, focusY } = query;
    await this.keep(mediaObjects.incoming(incoming), request.body);
    return this.rpc.call(takeInPicture, {
      incoming,
      alt,
      kind,
      ...(focusX !== undefined && focusY !== undefined ? { focus: { x: focusX, y: focusY } } : {}),
      ...(editor && { editor }),
    });
  }

  private async keep(name: string, content: Readable): Promise<void> {
    try {
      await this.storage.put(name, content, {
        contentType: 'application/octet-stream',
        maxBytes: mostUploadBytes,
      });
    } catch (error) {
      if (error instanceof ObjectTooLargeError) {
        throw problem(takeInPicture, 'catalog.picture_too_large', 'Pictures can be at most 15 MB.');
      }
      if (error instanceof StorageUnavailableError) {
        throw problem(
          takeInPicture,
          'catalog.storage_unavailable',
          'Pictures cannot be stored right now. Please try again in a few minutes.',
        );
      }
      throw error;
    }
  }
}
