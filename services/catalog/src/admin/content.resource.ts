import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { invalidFields } from '@valam/contracts/shared/problem';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminAction,
  AdminFilters,
  AdminListAnswer,
  AdminActions,
  AnyAdminResource,
} from '@valam/service-kit/admin/resource';
import type { DataSource } from 'typeorm';
import { type EntityManager } from 'typeorm';
import type { ContentEntity, ContentStatus } from '../content/content.entity.js';
import type { ContentBook, Values } from './content-book.js';
import type { AdminDefinition, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { ContentDesk } from './content-desk.js';
import type { CsvDesk } from './csv-desk.js';

/** What every entity of the back office that is content has in common. */
export abstract class ContentResource<E extends ContentEntity, D extends AdminDefinition> implements Omit<
  AnyAdminResource,
  'actions'
> {
  actions: AdminActions<D>;

  constructor(
    protected readonly book: ContentBook<E>,
    protected readonly dataSource: DataSource,
    protected readonly desk: ContentDesk,
    private readonly csv: CsvDesk,
  ) {
    // Which of them there are says the definition; what they do is the same for all content.
    this.actions = this.ownActions() as unknown as AdminActions<D>;
  }

  list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer<D>> {
    const { kind, definition } = this.book;
    const shape = {
      entity: kind.entity,
      filters: this.book.filters,
      toRecord: (row: E) => this.brief(row),
    };
    return listPage<E, ContentBook<E>['definition'], AdminRecordOf<D>>(
      this.dataSource.manager,
      definition,
      shape,
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<D> | null> {
    const entity = await this.desk.find(tx, this.book, id, lock);
    return entity && this.whole(tx, entity);
  }

  async create(tx: EntityManager, values: Values): Promise<AdminRecordOf<D>> {
    const created = await this.desk.create(tx, this.book, values);
    await this.afterWrite(tx, created, values);
    return this.whole(tx, created);
  }

  async update(tx: EntityManager, id: string, values: Values): Promise<AdminRecordOf<D>> {
    const updated = await this.desk.update(tx, this.book, id, values);
    await this.afterWrite(tx, updated, values);
    return this.whole(tx, updated);
  }

  /** The record as lists show it. */
  protected brief(entity: E): AdminRecordOf<D> {
    return this.record(entity);
  }

  /** The record with everything that belongs to it. */
  protected whole(_tx: EntityManager, entity: E): Promise<AdminRecordOf<D>> {
    return Promise.resolve(this.record(entity));
  }

  /** What else is to be done in the same transaction; `values` is what was sent. */
  protected afterWrite(_tx: EntityManager, _entity: E, _values: Values): Promise<unknown> {
    return Promise.resolve();
  }

  /** `contentBook` has compared what is stored with what the definition names. */
  protected record(
    stored: Partial<E> & ContentEntity,
    more: Partial<AdminRecordOf<D>> = {},
  ): AdminRecordOf<D> {
    const { createdAt, updatedAt, publishedAt, ...fields } = stored;
    const times = {
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
    };
    return { ...fields, ...times, ...more } as unknown as AdminRecordOf<D>;
  }

  private ownActions() {
    return {
      publish: this.turning('published'),
      unpublish: this.turning('draft'),
      archive: this.turning('archived'),
      preview: this.previewing(),
      reorder: this.reordering(),
      export: this.exporting(),
      import: this.importing(),
    };
  }

  private turning(status: ContentStatus): AdminAction {
    return async (tx, { id }) => {
      const entity = await this.desk.setStatus(tx, this.book, id, status);
      await this.afterWrite(tx, entity, {});
      return { ...(await this.whole(tx, entity)) };
    };
  }

  private previewing(): AdminAction {
    return async (tx, { id }) => {
      const entity = await this.desk.find(tx, this.book, id, false);
      if (!entity) throw invalidFields({ id: 'There is no such record.' });
      return { url: this.desk.preview(this.book, entity) };
    };
  }

  private reordering(): AdminAction<{ ids: string[] }> {
    return async (tx, { input }) => {
      await this.desk.reorder(tx, this.book, input.ids);
      return { ok: true };
    };
  }

  private exporting(): AdminAction<{ page?: number }> {
    return async (tx, { input }) => this.csv.export(tx, this.book, input.page ?? 1);
  }

  private importing(): AdminAction<{ csv: string; dryRun?: boolean }> {
    return async (tx, { input }) => this.csv.import(tx, this.book, this, input.csv, input.dryRun !== false);
  }
}
