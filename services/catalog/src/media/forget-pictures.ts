import { Injectable } from '@nestjs/common';
import { mediaKeyIn, mediaObjects, type PictureFormat } from '@valam/contracts/catalog/media.address';
import { picturesUsedByIdentity, picturesUsedByLeads } from '@valam/contracts/catalog/picture-use.rpc';
import { Clock } from '@valam/service-kit/clock/clock';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { catalogJobs, Scheduled, triesToErase } from '../jobs.js';
import { MediaEntity } from './media.entity.js';
import { PictureFiles } from './picture-files.js';
import { PictureLinks } from './picture-links.js';

const deletedPictures = `select m.key, v.width, v.format from media m left join media_variant v on v.key = m.key
         where m.key = any($1) order by m.key for update of m`;

/** An editor may take time to use an uploaded picture, or change their mind. */
const patienceMs = 30 * 86_400_000;
const atOnce = 100;
const removeFilesJob = catalogJobs.define({
  name: 'remove-picture-files',
  payload: z.object({ names: z.array(z.string()) }),
  isKeptUntilDone: true,
});

interface Gone {
  readonly key: string;
  readonly width: number | null;
  readonly format: PictureFormat | null;
}

type FindLoose = (tx: EntityManager) => Promise<string[]>;

/** Deletes unused pictures. */
@Injectable()
export class ForgetPictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PictureLinks,
    private readonly rpc: RpcClient,
    private readonly files: PictureFiles,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** If another service does not respond, nothing is deleted: the job fails and is retried. */
  @Scheduled('forget-pictures')
  async run(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - patienceMs);
    const forgotten = await this.forgetUnlessShown((tx) => this.links.loose(tx, since));
    this.log.info({ forgotten }, 'pictures that nothing shows are forgotten');
  }

  /** Pictures that no other record shows. */
  async ofErasedPerson(keys: readonly string[]): Promise<number> {
    return this.forgetUnlessShown((tx) => this.links.looseOf(tx, keys));
  }

  private async forgetUnlessShown(findLoose: FindLoose): Promise<number> {
    const loose = await findLoose(this.dataSource.manager);
    let forgotten = 0;
    for (let from = 0; from < loose.length; from += atOnce) {
      const keys = loose.slice(from, from + atOnce);
      const shown = await this.shownElsewhere(keys);
      const unshown = keys.filter((key) => !shown.has(key));
      forgotten += await this.forget(unshown, findLoose);
    }
    return forgotten;
  }

  @OnJob(removeFilesJob)
  async removeFiles({ names }: JobPayload<typeof removeFilesJob>): Promise<void> {
    for (const name of names) {
      const key = mediaKeyIn(`/${name}`) ?? '';
      // The same picture may have been uploaded again since then, and the files belong to its new record.
      if (await this.dataSource.manager.existsBy(MediaEntity, { key })) continue;
      await this.files.remove(name);
    }
  }

  private async shownElsewhere(keys: string[]): Promise<Set<string>> {
    const answers = await Promise.all([
      this.rpc.call(picturesUsedByIdentity, { keys }),
      this.rpc.call(picturesUsedByLeads, { keys }),
    ]);
    return new Set(answers.flatMap(({ used }) => used));
  }

  /** A job of the same transaction deletes the files after the record, so that none is left behind. */
  private forget(unshown: readonly string[], findLoose: FindLoose): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const gone = await tx.query<Gone[]>(deletedPictures, [unshown]);
      // Some may have been uploaded again or used during the calls to other services.
      const loose = new Set(await findLoose(tx));
      const keys = unshown.filter((key) => loose.has(key));
      await tx.query('delete from media where key = any($1)', [keys]);
      for (const key of keys) {
        const sizes = gone.filter((one) => one.key === key);
        const names = sizes.flatMap(({ width, format }) =>
          width && format ? [mediaObjects.variant(key, width, format)] : [],
        );
        const files = { names: [...names, mediaObjects.original(key)] };
        await addJob(tx, removeFilesJob, files, { maxAttempts: triesToErase });
      }
      return keys.length;
    });
  }
}
