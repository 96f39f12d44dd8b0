import { Injectable } from '@nestjs/common';
import { ContributorRepository } from '../contributor/contributor.repository.js';
import { Pictures } from '../media/pictures.js';
import type { ArticleEntity } from './article.entity.js';
import type { ArticleParts } from './article.view.js';

/** Authors and pictures of a list of articles, each in one query. */
@Injectable()
export class ArticleSurroundings {
  constructor(
    private readonly contributors: ContributorRepository,
    private readonly pictures: Pictures,
  ) {}

  async of(articles: readonly ArticleEntity[], pictureKeys: readonly string[] = []): Promise<ArticleParts> {
    const authorIds = [...new Set(articles.flatMap(({ authorId }) => authorId ?? []))];
    const [authors, pictures] = await Promise.all([
      this.contributors.byIds(authorIds),
      this.pictures.of(
        articles.map(({ featuredImage }) => featuredImage ?? ''),
        pictureKeys,
      ),
    ]);
    return { authors: new Map(authors.map((author) => [author.id, author])), pictures };
  }
}
