import { pictureChanged } from '@valam/contracts/catalog/content.events';
import { MediaInput } from '@valam/contracts/catalog/inputs/editorial.input';
import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type {
  AdminFilters,
  AdminListAnswer,
  AdminResource,
  AdminValues,
} from '@valam/service-kit/admin/resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, type EntityManager } from 'typeorm';
import { readValues } from '../admin/read-values.js';
import { MediaEntity } from './media.entity.js';

const editors = ['owner', 'content'] as const;
/** A picture's words stand wherever it is shown. */
const everywhere = [
  'tours',
  'retreats',
  'temples',
  'venues',
  'ashrams',
  'blogs',
  'testimonials',
  'contributors',
  'search',
];

/** Pictures: their words, their kind and what stays in view. They come in by upload. */
@AdminEntity('media')
export class MediaResource implements AdminResource {
  readonly roles = { read: editors, write: editors };
  readonly audited = ['alt', 'kind', 'credit', 'focusX', 'focusY'];

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list({ page, perPage, q, order }: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    const query = this.dataSource.manager
      .createQueryBuilder(MediaEntity, 'media')
      .orderBy('media.createdAt', order === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('media.key')
      .skip((page - 1) * perPage)
      .take(perPage);
    if (q) query.andWhere('media.alt ilike :q', { q: `%${q.replace(/[\\%_]/g, '\\$&')}%` });
    if (filters.kind) query.andWhere('media.kind = :kind', { kind: filters.kind });
    const [items, total] = await query.getManyAndCount();
    return { items: items.map(recordOf), total };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const media = await tx.findOne(MediaEntity, {
      where: { key: id },
      ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
    return media && recordOf(media);
  }

  async update(tx: EntityManager, id: string, values: AdminValues): Promise<AdminRecord> {
    const media = await tx.findOneByOrFail(MediaEntity, { key: id });
    const now = this.clock.now();
    Object.assign(media, readValues(MediaInput, values, false), {
      version: media.version + 1,
      updatedAt: now,
    });
    await tx.save(media);
    const tags = everywhere;
    await emit(tx, pictureChanged, { slug: null, tags, isPublished: true, changedAt: now.toISOString() });
    return recordOf(media);
  }
}

const recordOf = (media: MediaEntity): AdminRecord => ({
  ...media,
  id: media.key,
  src: `/media/${media.key}`,
});
