import { Injectable } from '@nestjs/common';
import { wantPicture } from '@valam/contracts/catalog/media.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import { startMaking } from './picture-schedule.js';
import { MediaRepository } from './media.repository.js';

/** A browser requested a missing variant, which gets the highest priority. */
@Injectable()
export class WantPicture {
  constructor(
    private readonly media: MediaRepository,
    private readonly dataSource: DataSource,
  ) {}

  async run({ key, width, format }: RpcInput<typeof wantPicture>): Promise<RpcReturn<typeof wantPicture>> {
    if (!(await this.media.find(key))) {
      throw problem(wantPicture, 'catalog.picture_not_found', 'There is no such picture.');
    }
    const available = await this.media.available(key);
    // It was generated and is missing now, so the storage has lost it.
    if (available.some((one) => one.width === width && one.format === format)) {
      await this.media.forget(key, { width, format });
    }
    const isQueued = await this.dataSource.transaction(async (tx) => {
      const isWanted = await this.media.want(tx, key, { width, format });
      if (isWanted) await startMaking(tx);
      return isWanted;
    });
    return { available: available.filter((one) => one.width !== width || one.format !== format), isQueued };
  }
}
