import { Injectable } from '@nestjs/common';
import type { picturesUsedByIdentity } from '@valam/contracts/catalog/picture-use.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';

const usedPictures = `select distinct key from contributor,
         jsonb_array_elements(photos || jsonb_build_array(profile_photo)) as picture,
         split_part(picture->>'src', '/', 3) as key
       where key = any($1)`;

/** Pictures in contributors' profiles, public or not. */
@Injectable()
export class ContributorPictures {
  constructor(private readonly dataSource: DataSource) {}

  async usedOf(keys: readonly string[]): Promise<RpcReturn<typeof picturesUsedByIdentity>> {
    const rows = await this.dataSource.query<{ key: string }[]>(usedPictures, [keys]);
    return { used: rows.map(({ key }) => key) };
  }
}
