import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { line } from '@valam/contracts/shared/text';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { CheckReview } from '../review/check-review.js';
import { ReviewEntity } from '../review/review.entity.js';
import { findById } from './find-by-id.js';
import { readValues } from '@valam/service-kit/admin/read-values';
import { editors } from './roles.js';

const Answer = z.object({ text: line(5_000) });

/** Reviews of those who traveled: checked for law and privacy, never for sentiment. */
@AdminEntity('reviews')
export class ReviewsResource implements AdminResource {
  readonly roles = { read: editors };
  readonly audited = ['state', 'answer'];
  readonly actions = {
    publish: {
      roles: editors,
      run: (tx: EntityManager, { id }: AdminActionCall) => this.checking.publish(tx, id),
    },
    refuse: {
      roles: editors,
      needsReason: true,
      run: (tx: EntityManager, { id, reason }: AdminActionCall) => this.checking.refuse(tx, id, reason ?? ''),
    },
    answer: {
      roles: editors,
      run: (tx: EntityManager, { id, values }: AdminActionCall) =>
        this.checking.answer(tx, id, readValues(Answer, values).text),
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly checking: CheckReview,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    return listPage<ReviewEntity>(
      this.dataSource.manager,
      {
        entity: ReviewEntity,
        sort: ['createdAt', 'submittedAt', 'rating'],
        search: ['text', 'displayName'],
        filters: { state: 'state', tourSlug: 'tourSlug', bookingId: 'bookingId', rating: 'rating' },
        toRecord: record,
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const review = await findById(tx, ReviewEntity, id, lock);
    return review ? record(review) : null;
  }
}

function record(review: ReviewEntity): AdminRecord {
  const { createdAt, submittedAt, publishedAt, answeredAt, lastAskedAt, ...rest } = review;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    lastAskedAt: lastAskedAt?.toISOString() ?? null,
  };
}
