import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ArticleFilters } from '@valam/contracts/catalog/article.filters';
import { Repository } from 'typeorm';
import { window, type PageInput } from '../content/page.js';
import { ArticleEntity } from './article.entity.js';

/** All columns of an article except its body. */
const cardColumns = [
  'id',
  'slug',
  'title',
  'authorId',
  'blogCategory',
  'metaDescription',
  'featuredImage',
  'districts',
  'readMinutes',
  'imageMeta',
  'createdAt',
  'publishedAt',
  'updatedAt',
].map((column) => `article.${column}`);

/** Reads articles. */
@Injectable()
export class ArticleRepository {
  constructor(@InjectRepository(ArticleEntity) private readonly articles: Repository<ArticleEntity>) {}

  list({ category, author, ...page }: ArticleFilters & PageInput): Promise<[ArticleEntity[], number]> {
    const query = this.cards();
    if (category) query.andWhere('lower(article.blogCategory) = lower(:category)', { category });
    if (author) {
      query.andWhere('article.authorId in (select id from contributor where slug = :author and is_public)', {
        author,
      });
    }
    const { skip, take } = window(page);
    return query.skip(skip).take(take).getManyAndCount();
  }

  /** Other articles of the same category, the newest first. */
  related({ id, blogCategory }: ArticleEntity, count: number): Promise<ArticleEntity[]> {
    if (!blogCategory) return Promise.resolve([]);
    return this.cards()
      .andWhere('lower(article.blogCategory) = lower(:blogCategory) and article.id <> :id', {
        blogCategory,
        id,
      })
      .take(count)
      .getMany();
  }

  private cards() {
    return this.articles
      .createQueryBuilder('article')
      .select(cardColumns)
      .where(`article.status = 'published'`)
      .orderBy('article.publishedAt', 'DESC')
      .addOrderBy('article.id');
  }
}
