import { Injectable } from '@nestjs/common';
import type { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';
import { SaveContent } from '../content/save-content.js';
import { PolicyEntity } from '../policy/policy.entity.js';
import { publishPolicyVersion } from '../policy/publish-policy-version.js';
import { OfferDepartures } from '../tour/offer-departures.js';
import { allKinds } from '../kinds.js';

const toursAtOnce = 50;

/** Announces everything again. One transaction per few tours, so that no replay holds the database up. */
@Injectable()
export class ReplayCatalog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferDepartures,
    private readonly saving: SaveContent,
  ) {}

  async run({ what }: RpcInput<typeof replayCatalog>): Promise<RpcReturn<typeof replayCatalog>> {
    switch (what) {
      case 'departures':
        return { announced: await this.departures() };
      case 'policies':
        return { announced: await this.policies() };
      case 'content':
        return { announced: await this.content() };
    }
  }

  private async departures(): Promise<number> {
    let announced = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const tours = await this.dataSource.query<{ id: string }[]>(
        'select id from tour where id > $1 order by id limit $2',
        [after, toursAtOnce],
      );
      const last = tours.at(-1);
      if (!last) return announced;
      after = last.id;
      announced += await this.dataSource.transaction(async (tx) => {
        let count = 0;
        for (const { id } of tours) count += await this.offers.ofTour(tx, id);
        return count;
      });
    }
  }

  private policies(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const versions = await tx.find(PolicyEntity);
      for (const version of versions) await publishPolicyVersion(tx, version);
      return versions.length;
    });
  }

  private content(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      for (const kind of allKinds) await this.saving.announceAll(tx, kind);
      return allKinds.length;
    });
  }
}
