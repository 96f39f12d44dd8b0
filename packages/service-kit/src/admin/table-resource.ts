import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminDefinition, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { EntityManager, Repository } from 'typeorm';
import { findById } from './find-by-id.js';
import { listPage, type ListOf, type ListShape } from './list-page.js';
import type { AdminFilters, AdminListAnswer } from './resource.js';

/** An entity of the back office whose records are the rows of one table, identified by a UUID. */
export abstract class TableResource<T extends { id: string }, D extends AdminDefinition> {
  constructor(
    private readonly definition: ListOf<T, D>,
    protected readonly rows: Repository<T>,
    private readonly shape: ListShape<T, D>,
  ) {}

  async list(query: AdminListQuery, filters: AdminFilters<D>): Promise<AdminListAnswer<D>> {
    const { rows, total } = await listPage(this.rows, this.definition, this.shape, query, filters);
    return { items: await this.lines(rows, this.rows.manager), total };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<D> | null> {
    const row = await findById(tx, this.rows.target, id, lock);
    return row && this.record(row, tx);
  }

  /** The single record with all its parts; null when the row is not one. */
  protected abstract record(
    row: T,
    tx: EntityManager,
  ): AdminRecordOf<D> | null | Promise<AdminRecordOf<D> | null>;

  /**
   * The records in lists: complete, unless a resource omits fields or loads the data of a page in one query.
   */
  protected async lines(rows: readonly T[], tx: EntityManager): Promise<AdminRecordOf<D>[]> {
    const records = await Promise.all(rows.map(async (row) => this.record(row, tx)));
    return records.filter((record) => record !== null);
  }
}
