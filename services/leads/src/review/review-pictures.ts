import { Injectable } from '@nestjs/common';
import type { picturesUsedByLeads } from '@valam/contracts/catalog/picture-use.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';

const usedPictures = `select distinct split_part(picture->>'src', '/', 3) as key from review
       where picture is not null and split_part(picture->>'src', '/', 3) = any($1)`;

/** Pictures sent with reviews, published or pending. */
@Injectable()
export class ReviewPictures {
  constructor(private readonly dataSource: DataSource) {}

  async usedOf(keys: readonly string[]): Promise<RpcReturn<typeof picturesUsedByLeads>> {
    const rows = await this.dataSource.query<{ key: string }[]>(usedPictures, [keys]);
    return { used: rows.map(({ key }) => key) };
  }
}
