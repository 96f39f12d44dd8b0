import { InjectRepository } from '@nestjs/typeorm';
import type { AdminInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { mediaAdmin } from '@valam/contracts/catalog/media.admin';
import { pictureChanged } from '@valam/contracts/catalog/content.events';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminFilters, AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { type EntityManager, Repository } from 'typeorm';
import { MediaEntity } from './media.entity.js';

/** Cache tags of all pages that may show the picture's texts. */
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

/** Pictures: their texts, their kind and their focal point. They are added by upload. */
@AdminEntity(mediaAdmin)
export class MediaResource implements AdminResource<typeof mediaAdmin> {
  readonly actions = {};

  constructor(
    @InjectRepository(MediaEntity) private readonly media: Repository<MediaEntity>,
    private readonly clock: Clock,
  ) {}

  async list(
    { page, perPage, q, order }: AdminListQuery,
    filters: AdminFilters<typeof mediaAdmin>,
  ): Promise<AdminListAnswer<typeof mediaAdmin>> {
    const query = this.media
      .createQueryBuilder('media')
      .orderBy('media.createdAt', order === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('media.key')
      .skip((page - 1) * perPage)
      .take(perPage);
    if (q) query.andWhere('media.alt ilike :q', { q: `%${q.replace(/[\\%_]/g, '\\$&')}%` });
    if (filters.kind) query.andWhere('media.kind = :kind', { kind: filters.kind });
    const [items, total] = await query.getManyAndCount();
    return { items: items.map(recordOf), total };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<typeof mediaAdmin> | null> {
    const media = await tx.findOne(MediaEntity, {
      where: { key: id },
      ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
    return media && recordOf(media);
  }

  async update(
    tx: EntityManager,
    id: string,
    values: AdminInput<typeof mediaAdmin>,
  ): Promise<AdminRecordOf<typeof mediaAdmin>> {
    const media = await tx.findOneByOrFail(MediaEntity, { key: id });
    const now = this.clock.now();
    Object.assign(media, values, {
      version: media.version + 1,
      updatedAt: now,
    });
    await tx.save(media);
    const tags = everywhere;
    await emit(tx, pictureChanged, { slug: null, tags, isPublished: true, changedAt: now.toISOString() });
    return recordOf(media);
  }
}

const recordOf = (media: MediaEntity): AdminRecordOf<typeof mediaAdmin> => ({
  ...media,
  id: media.key,
  src: `/media/${media.key}`,
  createdAt: media.createdAt.toISOString(),
  updatedAt: media.updatedAt.toISOString(),
});
