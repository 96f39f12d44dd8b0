import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { Clock } from '@valam/service-kit/clock/clock';
import { lockSampleLoading } from '@valam/service-kit/database/sample-lock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource, type EntityManager } from 'typeorm';
import { sampleContributors } from '../../sample/contributors.js';
import type { SampleContributor } from '../../sample/types.js';
import { IdentityConfig } from '../config.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { Contributors } from '../contributor/contributors.js';
import { announceContributor } from '../contributor/public-contributor.js';

const dayMs = 86_400_000;

/** Loads the sample contributors once; later changes to them are kept. */
@Injectable()
export class LoadSample implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly settings: IdentityConfig,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.SAMPLE_DATA) return;
    const added = await this.dataSource.transaction(async (tx) => {
      await lockSampleLoading(tx);
      let count = 0;
      for (const [index, sample] of sampleContributors.entries()) {
        if (await this.add(tx, sample, index)) count += 1;
      }
      return count;
    });
    if (added > 0) this.log.info({ added }, 'sample contributors loaded');
  }

  private async add(tx: EntityManager, sample: SampleContributor, index: number): Promise<boolean> {
    const id = sampleId('contributor', sample.slug);
    // A sample person may have a new name since an earlier version loaded them; code and address are stable.
    const known = [{ id }, { email: sample.email.toLowerCase() }];
    if (await tx.existsBy(ContributorEntity, known)) return false;
    if (sample.referralCode && (await tx.existsBy(ContributorEntity, { referralCode: sample.referralCode })))
      return false;
    const contributor = tx.create(ContributorEntity, this.record(id, sample, index));
    await this.contributors.giveCode(tx, contributor);
    const saved = await tx.save(contributor);
    await this.contributors.note(tx, saved, { from: 'pending', actor: 'the sample set', reason: null });
    await announceContributor(tx, saved);
    return true;
  }

  /** Each a day older than the previous one, so that lists have a stable order. */
  private record(id: string, sample: SampleContributor, index: number): Partial<ContributorEntity> {
    const createdAt = new Date(this.clock.now().getTime() - (index + 1) * dayMs);
    const { picture: _picture, photos: _photos, ...fields } = sample;
    return {
      ...fields,
      id,
      email: sample.email.toLowerCase(),
      // Catalog finds drawn pictures by the contributor's slug.
      profilePhoto: null,
      photos: [],
      approvalStatus: 'approved',
      approvedAt: createdAt,
      approvedBy: 'the sample set',
      isSample: true,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    };
  }
}
