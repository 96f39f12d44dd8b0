import { Injectable } from '@nestjs/common';
import type { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';
import { SaveContent } from '../content/save-content.js';
import { PolicyEntity } from '../policy/policy.entity.js';
import { publishPolicyVersion } from '../policy/publish-policy-version.js';
import { OfferAllDepartures } from '../departure/offer-all-departures.js';
import { allKinds } from '../kinds/all-kinds.js';

/** Emits all content again that other services project. */
@Injectable()
export class ReplayCatalog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly departures: OfferAllDepartures,
    private readonly saveContent: SaveContent,
  ) {}

  async run({ what }: RpcInput<typeof replayCatalog>): Promise<RpcReturn<typeof replayCatalog>> {
    switch (what) {
      case 'departures':
        return this.departures.run();
      case 'policies':
        return { announced: await this.policies() };
      case 'content':
        return { announced: await this.content() };
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
      for (const kind of allKinds) await this.saveContent.announceAll(tx, kind);
      return allKinds.length;
    });
  }
}
