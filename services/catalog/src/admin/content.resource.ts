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
import type { EditableContent, Values } from './editable-content.js';
import type { AdminDefinition, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { ContentWriter } from './content-writer.js';
import type { ContentCsv, ExportPage } from './content-csv.js';
import { refusalOf } from './refusal-of.js';

/** Common base of all content entities in the back office. */
export abstract class ContentResource<E extends ContentEntity, D extends AdminDefinition> implements Omit<
  AnyAdminResource,
  'actions'
> {
  actions: AdminActions<D>;

  constructor(
    protected readonly book: EditableContent<E>,
    protected readonly dataSource: DataSource,
    protected readonly writer: ContentWriter,
    private readonly csv: ContentCsv,
  ) {
    // The definition lists the actions; their implementations are the same for all content.
    this.actions = this.ownActions() as unknown as AdminActions<D>;
  }

  async list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer<D>> {
    const { kind, definition, filters: shape } = this.book;
    const repository = this.dataSource.getRepository(kind.entity);
    const { rows, total } = await listPage(repository, definition, { filters: shape }, query, filters);
    return { items: rows.map((row) => this.brief(row)), total };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<D> | null> {
    const entity = await this.writer.find(tx, this.book, id, lock);
    return entity && this.whole(tx, entity);
  }

  async create(tx: EntityManager, values: Values): Promise<AdminRecordOf<D>> {
    const created = await this.writer.create(tx, this.book, values);
    await this.writeRest(tx, created, values);
    return this.whole(tx, created);
  }

  async update(tx: EntityManager, id: string, values: Values): Promise<AdminRecordOf<D>> {
    const updated = await this.writer.update(tx, this.book, id, values);
    await this.writeRest(tx, updated, values);
    return this.whole(tx, updated);
  }

  /** The record in lists. */
  protected brief(entity: E): AdminRecordOf<D> {
    return this.record(entity);
  }

  /** The single record with all its parts. */
  protected whole(_tx: EntityManager, entity: E): Promise<AdminRecordOf<D>> {
    return Promise.resolve(this.record(entity));
  }

  /** Further changes in the same transaction; `values` is the request's input. */
  protected afterWrite(_tx: EntityManager, _entity: E, _values: Values): Promise<unknown> {
    return Promise.resolve();
  }

  /** `editableContent` has checked the stored type against the definition. */
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

  private async writeRest(tx: EntityManager, entity: E, values: Values): Promise<void> {
    try {
      await this.afterWrite(tx, entity, values);
    } catch (error) {
      throw refusalOf(error);
    }
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
      const entity = await this.writer.setStatus(tx, this.book, id, status);
      await this.afterWrite(tx, entity, {});
      return { ...(await this.whole(tx, entity)) };
    };
  }

  private previewing(): AdminAction {
    return async (tx, { id, caller }) => {
      const entity = await this.writer.find(tx, this.book, id, false);
      if (!entity) throw invalidFields({ id: 'There is no such record.' });
      return { url: this.writer.preview(this.book, entity, caller.userId) };
    };
  }

  private reordering(): AdminAction<{ ids: string[] }> {
    return async (tx, { input }) => {
      await this.writer.reorder(tx, this.book, input.ids);
    };
  }

  private exporting(): AdminAction<ExportPage> {
    return async (tx, { input }) => this.csv.export(tx, this.book, input);
  }

  private importing(): AdminAction<{ csv: string; dryRun?: boolean }> {
    return async (tx, { input }) => this.csv.import(tx, this.book, this, input.csv, input.dryRun !== false);
  }
}
