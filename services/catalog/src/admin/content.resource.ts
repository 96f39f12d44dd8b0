import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { invalidFields } from '@valam/contracts/shared/problem';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminAction,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
  AdminValues,
} from '@valam/service-kit/admin/resource';
import type { DataSource } from 'typeorm';
import { type EntityManager } from 'typeorm';
import type { ContentEntity, ContentStatus } from '../content/content.entity.js';
import type { ContentBook } from './content-book.js';
import type { ContentDesk } from './content-desk.js';
import type { CsvDesk } from './csv-desk.js';

const editors = ['owner', 'content'] as const;
const readers = ['owner', 'content', 'operations', 'sales', 'finance'] as const;

const recordOf = (entity: ContentEntity): AdminRecord => ({
  ...(entity as object),
  id: entity.id,
  version: entity.version,
});

/** What every entity of the back office that is content has in common. */
export abstract class ContentResource<E extends ContentEntity> implements AdminResource {
  readonly roles = { read: readers, write: editors };
  /** What may be set is what everybody reads once it is published. */
  readonly audited: readonly string[];
  actions: Readonly<Record<string, AdminAction>>;

  constructor(
    protected readonly book: ContentBook<E>,
    protected readonly dataSource: DataSource,
    protected readonly desk: ContentDesk,
    private readonly csv: CsvDesk,
  ) {
    this.audited = ['status', 'slug', 'order', ...Object.keys(book.input.shape)];
    this.actions = this.ownActions();
  }

  list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    const { kind, sort, search } = this.book;
    const shape = {
      entity: kind.entity,
      sort,
      search,
      filters: { status: 'status' as keyof E & string, ...this.book.filters },
      toRecord: (row: E) => this.brief(row),
    };
    return listPage(this.dataSource.manager, shape, query, filters);
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const entity = await this.desk.find(tx, this.book, id, lock);
    return entity && this.whole(tx, entity);
  }

  async create(tx: EntityManager, values: AdminValues): Promise<AdminRecord> {
    const created = await this.desk.create(tx, this.book, values);
    await this.afterWrite(tx, created, values);
    return this.whole(tx, created);
  }

  async update(tx: EntityManager, id: string, values: AdminValues): Promise<AdminRecord> {
    const updated = await this.desk.update(tx, this.book, id, values);
    await this.afterWrite(tx, updated, values);
    return this.whole(tx, updated);
  }

  /** The record as lists show it. */
  protected brief(entity: E): AdminRecord {
    return recordOf(entity);
  }

  /** The record with everything that belongs to it. */
  protected whole(_tx: EntityManager, entity: E): Promise<AdminRecord> {
    return Promise.resolve(recordOf(entity));
  }

  /** What else is to be done in the same transaction; `values` is what was sent. */
  protected afterWrite(_tx: EntityManager, _entity: E, _values: AdminValues): Promise<unknown> {
    return Promise.resolve();
  }

  private ownActions(): Record<string, AdminAction> {
    return {
      publish: this.turning('published'),
      unpublish: this.turning('draft'),
      archive: this.turning('archived'),
      ...(this.book.pathOf ? { preview: this.previewing() } : {}),
      ...(this.book.orderDirection ? { reorder: this.reordering() } : {}),
      export: {
        roles: readers,
        isForAll: true,
        run: async (tx, { values }) => this.csv.export(tx, this.book, Math.max(1, Number(values.page) || 1)),
      },
      import: {
        roles: editors,
        isForAll: true,
        run: async (tx, { values }) => {
          if (typeof values.csv !== 'string') throw invalidFields({ csv: 'This field is required.' });
          return this.csv.import(tx, this.book, this, values.csv, values.dryRun !== false);
        },
      },
    };
  }

  private turning(status: ContentStatus): AdminAction {
    return {
      roles: editors,
      run: async (tx, { id }) => {
        const entity = await this.desk.setStatus(tx, this.book, id, status);
        await this.afterWrite(tx, entity, {});
        return { ...(await this.whole(tx, entity)) };
      },
    };
  }

  private previewing(): AdminAction {
    return {
      roles: editors,
      run: async (tx, { id }) => {
        const entity = await this.desk.find(tx, this.book, id, false);
        if (!entity) throw invalidFields({ id: 'There is no such record.' });
        return { url: this.desk.preview(this.book, entity) };
      },
    };
  }

  private reordering(): AdminAction {
    return {
      roles: editors,
      isForAll: true,
      run: async (tx, { values }) => {
        const { ids } = values;
        if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string') || ids.length > 500) {
          throw invalidFields({ ids: 'Must be a list of ids.' });
        }
        await this.desk.reorder(tx, this.book, ids);
        return { ok: true };
      },
    };
  }
}
