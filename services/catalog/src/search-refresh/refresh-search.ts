import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { inParts, inTransactions } from '@valam/service-kit/database/in-transactions';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import type { ContentKind } from '../content/content-kind.js';
import type { ContentEntity } from '../content/content.entity.js';
import { SaveContent } from '../content/save-content.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { hostDocument } from '../contributor-projection/host-document.js';
import { Scheduled } from '../jobs.js';
import { allKinds } from '../kinds/all-kinds.js';
import { SearchDocuments } from '../search-index/search-documents.js';

const searchable = (allKinds as unknown as readonly ContentKind<ContentEntity>[]).filter(
  ({ searchDocument }) => searchDocument,
);

interface Identified {
  id: string;
}

/**
 * Updates outdated search documents: a release may build them from other fields, and obsolete content of an
 * earlier release would stay until the record is saved.
 */
@Injectable()
export class RefreshSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: SaveContent,
    private readonly search: SearchDocuments,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('refresh-search')
  async run(): Promise<void> {
    await inParts(
      ...searchable.map(
        (kind) => () => this.each(kind.entity, (tx, entity) => this.content.refreshIndex(tx, kind, entity)),
      ),
      () => this.each(ContributorEntity, (tx, host) => this.ofHost(tx, host)),
      () => this.dataSource.transaction((tx) => this.search.compareWords(tx)),
    );
    this.log.info('search documents compared with their records');
  }

  private async ofHost(tx: EntityManager, { id, isListed, shown }: ContributorEntity): Promise<void> {
    if (isListed && shown) await this.search.refresh(tx, hostDocument(shown), this.clock.now());
    else await this.search.remove(tx, 'host', id);
  }

  /**
   * In a separate transaction each. A record that is being saved is skipped, because its document is written
   * with it.
   */
  private async each<E extends Identified>(
    entity: EntityTarget<E>,
    refresh: (tx: EntityManager, record: E) => Promise<void>,
  ): Promise<void> {
    const records = this.dataSource.createQueryBuilder(entity, 'record').select('record.id', 'id');
    const ids = await records.orderBy('record.id').getRawMany<Identified>();
    await inTransactions(this.dataSource, ids, async (tx, { id }) => {
      const where = { id } as FindOptionsWhere<E>;
      const lock = { mode: 'pessimistic_read', onLocked: 'skip_locked' } as const;
      const [record] = await tx.find(entity, { where, lock });
      if (record) await refresh(tx, record);
    });
  }
}
