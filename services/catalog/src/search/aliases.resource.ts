import type { AdminInput, AdminNewInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { aliasesAdmin } from '@valam/contracts/catalog/aliases.admin';
import { aliasesChanged } from '@valam/contracts/catalog/content.events';
import { randomUUID } from 'node:crypto';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { isUuid } from '@valam/service-kit/admin/find-by-id';
import type {
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, type EntityManager } from 'typeorm';
import { foldSpelling } from '../text/fold-spelling.js';

const groups = `
  select g.id, g.version, g.kind, g.is_sample as "isSample",
    coalesce((select array_agg(n.name order by n.sort_order) from alias_name n where n.group_id = g.id), '{}') as names
  from alias_group g`;

const chosenGroups = `where ($1::text is null or g.kind = $1)
      and exists (select 1 from alias_name n where n.group_id = g.id and ($2 = '' or n.folded like '%' || $2 || '%'))`;

const insertNames = `insert into alias_name (group_id, name, folded, sort_order)
     select $1, * from unnest($2::text[], $3::text[], $4::int[]) on conflict do nothing`;

type Row = AdminRecordOf<typeof aliasesAdmin>;

/** Cache tags of everything that is found by words. */
const foundByWords = ['search', 'temples'];

/** Synonyms of a place, deity, saint or word; the search treats them as equal. */
@AdminEntity(aliasesAdmin)
export class AliasesResource implements AdminResource<typeof aliasesAdmin> {
  /** The group stays without names: reloading the sample content does not bring it back. */
  readonly actions: AdminActions<typeof aliasesAdmin> = {
    delete: async (tx, { id }) => {
      await tx.query('delete from alias_name where group_id = $1', [id]);
      await tx.query('update alias_group set version = version + 1, is_sample = false where id = $1', [id]);
      await this.announce(tx);
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(
    { page, perPage, q, sort, order }: AdminListQuery,
    filters: AdminFilters<typeof aliasesAdmin>,
  ): Promise<AdminListAnswer<typeof aliasesAdmin>> {
    const where = chosenGroups;
    // Without a sort, as in a dictionary.
    const direction = sort && order === 'desc' ? 'desc' : 'asc';
    const parameters = [filters.kind ?? null, foldSpelling(q ?? '').replace(/[\\%_]/g, '\\$&')];
    const inOrder = `${groups} ${where} order by names ${direction}, g.id limit $3 offset $4`;
    const [items, [counted]] = await Promise.all([
      this.dataSource.query<Row[]>(inOrder, [...parameters, perPage, (page - 1) * perPage]),
      this.dataSource.query<{ total: number }[]>(
        `select count(*) as total from alias_group g ${where}`,
        parameters,
      ),
    ]);
    return { items: items.map((row) => ({ ...row })), total: counted?.total ?? 0 };
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof aliasesAdmin> | null> {
    if (!isUuid(id)) return null;
    if (lock) await tx.query('select 1 from alias_group where id = $1 for update', [id]);
    const [row] = await tx.query<Row[]>(`${groups} where g.id = $1`, [id]);
    return row && row.names.length > 0 ? { ...row } : null;
  }

  async create(
    tx: EntityManager,
    { kind, names }: AdminNewInput<typeof aliasesAdmin>,
  ): Promise<AdminRecordOf<typeof aliasesAdmin>> {
    const id = randomUUID();
    await tx.query('insert into alias_group (id, kind) values ($1, $2)', [id, kind]);
    await putNames(tx, id, names);
    await this.announce(tx);
    return { id, version: 1, kind, names };
  }

  /** An edited group is no longer a sample: reloading the sample content does not undo the edit. */
  async update(
    tx: EntityManager,
    id: string,
    { kind, names }: AdminInput<typeof aliasesAdmin>,
  ): Promise<AdminRecordOf<typeof aliasesAdmin>> {
    await tx.query(
      `update alias_group set version = version + 1, is_sample = false, kind = coalesce($2, kind) where id = $1`,
      [id, kind ?? null],
    );
    if (names) {
      await tx.query('delete from alias_name where group_id = $1', [id]);
      await putNames(tx, id, names);
    }
    const [row] = await tx.query<Row[]>(`${groups} where g.id = $1`, [id]);
    if (!row) throw new Error('The group that was changed is gone');
    await this.announce(tx);
    return row;
  }

  private async announce(tx: EntityManager): Promise<void> {
    await emit(tx, aliasesChanged, {
      slug: null,
      tags: foundByWords,
      isPublished: true,
      changedAt: this.clock.now().toISOString(),
    });
  }
}

/** The first is the one used in records. */
export async function putNames(tx: EntityManager, groupId: string, names: readonly string[]): Promise<void> {
  await tx.query(insertNames, [groupId, names, names.map(foldSpelling), names.map((_, index) => index)]);
}
