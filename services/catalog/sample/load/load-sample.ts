import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { lockSampleLoading } from '@valam/service-kit/database/sample-lock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogConfig } from '../../src/config.js';
import { picturesFolder } from '../pictures-folder.js';
import { pictureFiles } from './sample-pictures.js';
import { SampleLoader } from './sample-loader.js';

interface SampleStart {
  readonly first_day: string;
  readonly content_hash: string | null;
  /** Set once the operator has removed the sample content. */
  readonly removed_at: Date | null;
}

/** Loads the sample content of a site at its first start, and refreshes changed content at later ones. */
@Injectable()
export class LoadSample implements OnApplicationBootstrap {
  constructor(
    private readonly config: CatalogConfig,
    private readonly dataSource: DataSource,
    private readonly loader: SampleLoader,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.SAMPLE_DATA) await this.run();
  }

  private async run(): Promise<void> {
    const started = performance.now();
    const { sampleContent } = await import('../content.js');
    const hash = createHash('sha256')
      .update(JSON.stringify([sampleContent, await pictureFiles(picturesFolder)]))
      .digest('hex');
    await this.dataSource.transaction(async (tx) => {
      await lockSampleLoading(tx);
      const { first_day: firstDay, content_hash: known, removed_at: removedAt } = await this.start(tx);
      if (known === hash || removedAt !== null) return;
      await this.loader.load(tx, sampleContent, picturesFolder, firstDay);
      await tx.query('update sample_start set content_hash = $1', [hash]);
      this.log.info({ ms: Math.round(performance.now() - started) }, 'sample content loaded');
    });
  }

  /** Departures are counted from the day of the first start. */
  private async start(tx: EntityManager): Promise<SampleStart> {
    await tx.query('insert into sample_start (first_day) values ($1) on conflict do nothing', [
      istDay(this.clock.now()),
    ]);
    const [row] = await tx.query<SampleStart[]>(
      'select first_day, content_hash, removed_at from sample_start',
    );
    if (!row) throw new Error('The first day was not kept');
    return row;
  }
}
