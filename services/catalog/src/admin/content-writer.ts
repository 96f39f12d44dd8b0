import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalidFields } from '@valam/contracts/shared/problem';
import { isUuid } from '@valam/service-kit/admin/find-by-id';
import { slugOf } from '@valam/service-kit/text/slug';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { CatalogConfig } from '../config.js';
import type { ContentEntity, ContentStatus } from '../content/content.entity.js';
import type { ContentKind } from '../content/content-kind.js';
import { keepFormerSlug } from '../content/former-slugs.sql.js';
import { SaveContent } from '../content/save-content.js';
import { PreviewLinks } from '../preview/preview-links.js';
import type { EditableContent, Values } from './editable-content.js';
import { refusalOf } from './refusal-of.js';

/** Writes content for the back office, always in the given transaction. */
@Injectable()
export class ContentWriter {
  constructor(
    private readonly saveContent: SaveContent,
    private readonly links: PreviewLinks,
    private readonly config: CatalogConfig,
  ) {}

  find<E extends ContentEntity>(
    tx: EntityManager,
    { kind }: EditableContent<E>,
    id: string,
    lock: boolean,
  ): Promise<E | null> {
    if (!isUuid(id)) return Promise.resolve(null);
    return tx.findOne(kind.entity, {
      where: { id } as FindOptionsWhere<E>,
      ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
  }

  /** New content is a draft. */
  async create<E extends ContentEntity>(
    tx: EntityManager,
    book: EditableContent<E>,
    values: Values,
  ): Promise<E> {
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
    book: EditableContent<E>,
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
    book: EditableContent<E>,
    id: string,
    status: ContentStatus,
  ): Promise<E> {
    const entity = await this.locked(tx, book, id);
    if (entity.status === status) return entity;
    if (status === 'published') refuseIncomplete(book, entity);
    entity.status = status;
    entity.version += 1;
    return this.saveContent.run(tx, book.kind, entity);
  }

  /** Sets the order of the records to that of the given ids. */
  async reorder<E extends ContentEntity>(
    tx: EntityManager,
    book: EditableContent<E>,
    ids: readonly string[],
  ): Promise<void> {
    const last = ids.length - 1;
    for (const [index, id] of ids.entries()) {
      const entity = await this.locked(tx, book, id);
      const order = book.orderDirection === 'desc' ? last - index : index;
      Object.assign(entity, { order });
      entity.version += 1;
      await this.saveContent.write(tx, book.kind, entity);
    }
    await this.saveContent.announceAll(tx, book.kind);
  }

  /** A link that shows the current record on its real page. */
  preview<E extends ContentEntity>(book: EditableContent<E>, entity: E, maker: string | null): string {
    const slug = book.kind.slugOf(entity);
    if (!slug || !book.pathOf) throw invalidFields({ slug: 'It has no page of its own.' });
    const token = this.links.tokenFor({ noun: book.kind.noun, slug, id: entity.id }, maker);
    return `${this.config.SITE_ORIGIN}${book.pathOf(entity)}?preview=${token}`;
  }

  private async write<E extends ContentEntity>(
    tx: EntityManager,
    book: EditableContent<E>,
    entity: E,
    values: Values,
  ): Promise<E> {
    const formerSlug = book.kind.slugOf(entity);
    const formerName = book.titleOf?.(entity);
    Object.assign(entity, book.convert ? book.convert(values) : values);
    giveSlug(book, entity);
    refuseWrong(book, entity);
    if (entity.status === 'published') refuseIncomplete(book, entity);
    try {
      const saved = await this.saveContent.run(tx, book.kind, entity);
      await keepAddress(tx, book.kind, saved, formerSlug);
      await this.renameMentions(tx, book, saved, formerName);
      return (await this.find(tx, book, saved.id, false)) ?? saved;
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** The former name must not be found anymore, neither on pages nor by the search. */
  private async renameMentions<E extends ContentEntity>(
    tx: EntityManager,
    { kind, titleOf }: EditableContent<E>,
    entity: E,
    formerName: string | undefined,
  ): Promise<void> {
    if (!formerName || formerName === titleOf?.(entity)) return;
    const mentions = await kind.renameMentions?.(tx, formerName, entity);
    if (mentions) await this.saveContent.follow(tx, mentions);
  }

  private async locked<E extends ContentEntity>(
    tx: EntityManager,
    book: EditableContent<E>,
    id: string,
  ): Promise<E> {
    const entity = await this.find(tx, book, id, true);
    if (!entity) throw invalidFields({ id: 'There is no such record.' });
    return entity;
  }
}

/** Redirects the former URL of a page, unless the page was never published. */
async function keepAddress<E extends ContentEntity>(
  tx: EntityManager,
  kind: ContentKind<E>,
  entity: E,
  formerSlug: string | null,
): Promise<void> {
  const slug = kind.slugOf(entity);
  if (!kind.searchDocument || !formerSlug || !slug || formerSlug === slug) return;
  await kind.renameLinks?.(tx, formerSlug, slug);
  if (entity.publishedAt) await tx.query(keepFormerSlug, [kind.noun, formerSlug, entity.id]);
}

function giveSlug<E extends ContentEntity>({ titleOf }: EditableContent<E>, entity: E): void {
  const named = entity as { slug?: string | null };
  if (!titleOf || named.slug) return;
  named.slug = slugOf(titleOf(entity)) || entity.id;
}

function refuseWrong<E extends ContentEntity>({ wrong }: EditableContent<E>, entity: E): void {
  const fields = wrong?.(entity) ?? {};
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

function refuseIncomplete<E extends ContentEntity>({ missing }: EditableContent<E>, entity: E): void {
  const fields = missing?.(entity) ?? {};
  if (Object.keys(fields).length > 0)
    throw invalidFields(fields, 'Fill in the marked fields before this is published.');
}

/** Omitted fields stay unchanged. */
const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
