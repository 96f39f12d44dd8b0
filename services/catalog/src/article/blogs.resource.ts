import { blogsAdmin } from '@valam/contracts/catalog/blogs.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource, type EntityManager } from 'typeorm';
import { editableContent, type Values } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import { decodeArticle, encodeArticle, type RawBlock } from './article-content.js';
import type { ArticleEntity } from './article.entity.js';
import { articleKind } from './article.kind.js';

const book = editableContent<ArticleEntity, typeof blogsAdmin>(blogsAdmin, {
  kind: articleKind,
  filters: { lacks: lacking, blogCategory: 'blogCategory', authorId: 'authorId' },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/blog/${slug}`,
  convert: stored,
  missing: (article) => ({
    ...(article.metaDescription ? {} : { metaDescription: 'Say in a sentence what it is about.' }),
    ...(decodeArticle(article.content)?.length ? {} : { blocks: 'It has no text yet.' }),
  }),
});

/** Converts blocks, or content that is already in the stored form; both are sanitized. */
function stored({ blocks, content, ...values }: Values): Values {
  if (blocks !== undefined) return { ...values, content: encodeArticle(blocks as readonly RawBlock[]) };
  if (content === undefined) return values;
  const decoded = decodeArticle(typeof content === 'string' ? content : '');
  if (!decoded) throw invalidFields({ content: 'This cannot be read as the content of an article.' });
  return { ...values, content: encodeArticle(decoded) };
}

@AdminEntity(blogsAdmin)
export class BlogsResource extends ContentResource<ArticleEntity, typeof blogsAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }

  override create(tx: EntityManager, values: Values): Promise<AdminRecordOf<typeof blogsAdmin>> {
    const hasText = values.blocks !== undefined || values.content !== undefined;
    return super.create(tx, hasText ? values : { ...values, blocks: [] });
  }

  protected override brief({ content: _, ...article }: ArticleEntity): AdminRecordOf<typeof blogsAdmin> {
    return this.record(article);
  }

  protected override whole(
    _tx: EntityManager,
    article: ArticleEntity,
  ): Promise<AdminRecordOf<typeof blogsAdmin>> {
    return Promise.resolve(this.record(article, { blocks: decodeArticle(article.content) ?? [] }));
  }
}
