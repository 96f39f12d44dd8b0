import { Injectable } from '@nestjs/common';
import { emit } from '@valam/service-kit/events/emit';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import { SearchDocuments } from '../search-index/search-documents.js';
import type { ContentKind, Mentions } from './content-kind.js';
import type { ContentEntity } from './content.entity.js';

/** Limits the size of a batch of complete records. */
const followedAtOnce = 100;

/** Saves content together with its consequences: the search document and the event. */
@Injectable()
export class SaveContent {
  constructor(
    private readonly search: SearchDocuments,
    private readonly clock: Clock,
  ) {}

  async run<E extends ContentEntity>(tx: EntityManager, kind: ContentKind<E>, entity: E): Promise<E> {
    const saved = await this.write(tx, kind, entity);
    await this.announce(tx, kind, saved);
    return saved;
  }

  /** Without the event, for callers that save many records and emit one event. */
  async write<E extends ContentEntity>(tx: EntityManager, kind: ContentKind<E>, entity: E): Promise<E> {
    const now = this.clock.now();
    entity.updatedAt = now;
    entity.createdAt ??= now;
    if (entity.status === 'published') entity.publishedAt ??= now;
    kind.prepare?.(entity);
    const saved = await tx.save(entity);
    await this.index(tx, kind, saved, now);
    await kind.publishSaved?.(tx, saved);
    return saved;
  }

  async announce<E extends ContentEntity>(tx: EntityManager, kind: ContentKind<E>, entity: E): Promise<void> {
    const slug = kind.slugOf(entity);
    await emit(tx, kind.changed, {
      slug,
      tags: [...kind.tags, ...(slug ? [`${kind.noun}:${slug}`] : [])],
      isPublished: entity.status === 'published',
      changedAt: this.clock.now().toISOString(),
    });
  }

  /**
   * Updates search documents and emits events for records that were changed together with one that they
   * reference.
   */
  async follow(tx: EntityManager, { kind: anyKind, ids }: Mentions): Promise<void> {
    const kind = anyKind as unknown as ContentKind<ContentEntity>;
    const now = this.clock.now();
    for (let from = 0; from < ids.length; from += followedAtOnce) {
      const where = { id: In(ids.slice(from, from + followedAtOnce)) };
      for (const entity of await tx.find(kind.entity, { where, order: { id: 'ASC' } })) {
        await this.index(tx, kind, entity, now);
        await this.announce(tx, kind, entity);
      }
    }
  }

  /**
   * Recomputes the search document, because its sources and format may have changed since the record was
   * saved.
   */
  async refreshIndex<E extends ContentEntity>(
    tx: EntityManager,
    kind: ContentKind<E>,
    entity: E,
  ): Promise<void> {
    const document = kind.searchDocument?.(entity);
    if (!document) return;
    if (entity.status === 'published') await this.search.refresh(tx, document, this.clock.now());
    else await this.search.remove(tx, document.type, document.entityId);
  }

  /** Emits an event that all content of a kind may have changed. */
  async announceAll<E extends ContentEntity>(tx: EntityManager, kind: ContentKind<E>): Promise<void> {
    await emit(tx, kind.changed, {
      slug: null,
      tags: [...kind.tags],
      isPublished: true,
      changedAt: this.clock.now().toISOString(),
    });
  }

  private async index<E extends ContentEntity>(
    tx: EntityManager,
    kind: ContentKind<E>,
    entity: E,
    at: Date,
  ): Promise<void> {
    const document = kind.searchDocument?.(entity);
    if (!document) return;
    if (entity.status === 'published') await this.search.put(tx, document, at);
    else await this.search.remove(tx, document.type, document.entityId);
  }
}
