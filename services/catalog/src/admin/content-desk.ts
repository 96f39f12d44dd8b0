import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalidFields } from '@valam/contracts/shared/problem';
import { slugOf } from '@valam/service-kit/text/slug';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { CatalogConfig } from '../config.js';
import type { ContentEntity, ContentStatus } from '../content/content.entity.js';
import { SaveContent } from '../content/save-content.js';
import { PreviewLinks } from '../preview/preview-links.js';
import type { ContentBook, Values } from './content-book.js';
import { refusalOf } from './refusal-of.js';

/** Writes content for the back office. Everything here runs in the transaction that it is given. */
@Injectable()
export class ContentDesk {
  constructor(
    private readonly saving: SaveContent,
    private readonly links: PreviewLinks,
    private readonly config: CatalogConfig,
  ) {}

  find<E extends ContentEntity>(
    tx: EntityManager,
    { kind }: ContentBook<E>,
    id: string,
    lock: boolean,
  ): Promise<E | null> {
    if (!/^[0-9a-f-]{36}$/i.test(id)) return Promise.resolve(null);
    return tx.findOne(kind.entity, {
      where: { id } as FindOptionsWhere<E>,
      ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
  }

  /** New content is a draft. */
  async create<E extends ContentEntity>(tx: EntityManager, book: ContentBook<E>, values: Values): Promise<E> {
    const entity = Object.assign(new book.kind.entity(), {
      id: randomUUID(),
      version: 1,
      status: 'draft',
      isSample: false,
    });
    return this.write(tx, book, entity, given(values));
  }

  async update<E extends ContentEntity>(
    tx: EntityManager,
    book: ContentBook<E>,
    id: string,
    values: Values,
  ): Promise<E> {
    const entity = await this.locked(tx, book, id);
    entity.version += 1;
    return this.write(tx, book, entity, given(values));
  }

  /** Published content must be complete; a draft need not be. */
  async setStatus<E extends ContentEntity>(
    tx: EntityManager,
    book: ContentBook<E>,
    id: string,
    status: ContentStatus,
  ): Promise<E> {
    const entity = await this.locked(tx, book, id);
    if (entity.status === status) return entity;
    if (status === 'published') refuseIncomplete(book, entity);
    entity.status = status;
    entity.version += 1;
    return this.saving.run(tx, book.kind, entity);
  }

  /** Puts the records into the order in which their ids are given. */
  async reorder<E extends ContentEntity>(
    tx: EntityManager,
    book: ContentBook<E>,
    ids: readonly string[],
  ): Promise<void> {
    const last = ids.length - 1;
    for (const [index, id] of ids.entries()) {
      const entity = await this.locked(tx, book, id);
      const order = book.orderDirection === 'desc' ? last - index : index;
      Object.assign(entity, { order });
      entity.version += 1;
      await this.saving.write(tx, book.kind, entity);
    }
    await this.saving.announceAll(tx, book.kind);
  }

  /** A link that shows the record on its real page, as it is now. */
  preview<E extends ContentEntity>(book: ContentBook<E>, entity: E): string {
    const slug = book.kind.slugOf(entity);
    if (!slug || !book.pathOf) throw invalidFields({ slug: 'It has no page of its own.' });
    const token = this.links.tokenFor(book.kind.noun, slug);
    return `${this.config.SITE_ORIGIN}${book.pathOf(entity)}?preview=${token}`;
  }

  private async write<E extends ContentEntity>(
    tx: EntityManager,
    book: ContentBook<E>,
    entity: E,
    values: Values,
  ): Promise<E> {
    Object.assign(entity, book.convert ? book.convert(values) : values);
    giveSlug(book, entity);
    refuseWrong(book, entity);
    if (entity.status === 'published') refuseIncomplete(book, entity);
    try {
      const saved = await this.saving.run(tx, book.kind, entity);
      return (await this.find(tx, book, saved.id, false)) ?? saved;
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private async locked<E extends ContentEntity>(
    tx: EntityManager,
    book: ContentBook<E>,
    id: string,
  ): Promise<E> {
    const entity = await this.find(tx, book, id, true);
    if (!entity) throw invalidFields({ id: 'There is no such record.' });
    return entity;
  }
}

function giveSlug<E extends ContentEntity>({ titleOf }: ContentBook<E>, entity: E): void {
  const named = entity as { slug?: string | null };
  if (!titleOf || named.slug) return;
  named.slug = slugOf(titleOf(entity)) || entity.id;
}

function refuseWrong<E extends ContentEntity>({ wrong }: ContentBook<E>, entity: E): void {
  const fields = wrong?.(entity) ?? {};
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

function refuseIncomplete<E extends ContentEntity>({ missing }: ContentBook<E>, entity: E): void {
  const fields = missing?.(entity) ?? {};
  if (Object.keys(fields).length > 0)
    throw invalidFields(fields, 'Some things are missing before it can be shown.');
}

/** A field that was not sent stays as it is. */
const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
