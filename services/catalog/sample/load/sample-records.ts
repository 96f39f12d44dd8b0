import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../../src/content/content-kind.js';
import type { ContentEntity } from '../../src/content/content.entity.js';
import type { SaveContent } from '../../src/content/save-content.js';

interface Known {
  readonly entity: string;
  readonly id: string;
  readonly hash: string;
  readonly version: number;
}

/** The fields of a record; `createdAt` is used only for a new one. */
export type SampleFields<E extends ContentEntity> = Omit<
  Partial<E>,
  'id' | 'version' | 'status' | 'isSample' | 'updatedAt'
>;

/** Creates sample records, updates them if the content has changed, and leaves edited ones unchanged. */
export class SampleRecords {
  private readonly touched = new Map<string, ContentKind<never>>();

  private constructor(
    private readonly tx: EntityManager,
    private readonly saveContent: SaveContent,
    private readonly known: ReadonlyMap<string, Known>,
  ) {}

  static async open(tx: EntityManager, saving: SaveContent): Promise<SampleRecords> {
    const rows = await tx.query<Known[]>('select entity, id, hash, version from sample_record');
    return new SampleRecords(tx, saving, new Map(rows.map((row) => [`${row.entity}/${row.id}`, row])));
  }

  /** Returns true if something was written. `parts` are other data that the record is built from. */
  async put<E extends ContentEntity>(
    kind: ContentKind<E>,
    id: string,
    fields: SampleFields<E>,
    parts: unknown = null,
  ): Promise<boolean> {
    const hash = createHash('sha256')
      .update(JSON.stringify([fields, parts]))
      .digest('hex');
    const known = this.known.get(`${kind.noun}/${id}`);
    if (known?.hash === hash) return false;
    const current = await this.tx.findOneBy(kind.entity, { id } as never);
    if (current && current.version !== known?.version) return false;
    if (!current && (await this.isTaken(kind, fields))) return false;
    const version = (current?.version ?? 0) + 1;
    const createdAt = current ? { createdAt: current.createdAt } : {};
    const entity = Object.assign(current ?? new kind.entity(), fields, createdAt, {
      id,
      version,
      status: current?.status ?? 'published',
      isSample: true,
    });
    await this.saveContent.write(this.tx, kind, entity);
    await this.tx.query(
      `insert into sample_record (entity, id, hash, version) values ($1, $2, $3, $4)
       on conflict (entity, id) do update set hash = excluded.hash, version = excluded.version`,
      [kind.noun, id, hash, version],
    );
    this.touched.set(kind.noun, kind as unknown as ContentKind<never>);
    return true;
  }

  /** Emits one event for each kind with changed records. */
  async announce(): Promise<void> {
    for (const kind of this.touched.values()) await this.saveContent.announceAll(this.tx, kind);
  }

  /** Returns true if an editor has created a record with this slug. */
  private async isTaken<E extends ContentEntity>(
    kind: ContentKind<E>,
    fields: SampleFields<E>,
  ): Promise<boolean> {
    const { slug } = fields as { slug?: string };
    const isUnique = this.tx.dataSource
      .getMetadata(kind.entity)
      .columns.some(({ propertyName, isNullable }) => propertyName === 'slug' && !isNullable);
    if (!slug || !isUnique || kind.noun === 'policy') return false;
    return this.tx.existsBy(kind.entity, { slug } as never);
  }
}
