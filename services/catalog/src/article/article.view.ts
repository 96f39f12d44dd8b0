import type { Article, ArticleCard } from '@valam/contracts/catalog/article.schema';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';
import type { PictureSet } from '../media/pictures.js';
import type { ArticleEntity } from './article.entity.js';

export interface ArticleParts {
  readonly authors: ReadonlyMap<string, Contributor>;
  readonly pictures: PictureSet;
}

export function articleCard(article: ArticleEntity, { authors, pictures }: ArticleParts): ArticleCard {
  return {
    ...article,
    featuredImage: pictures.one(article.featuredImage),
    contributor: authors.get(article.authorId ?? '') ?? null,
    // The date of publication, because a draft may be much older.
    createdAt: (article.publishedAt ?? article.createdAt).toISOString(),
    updatedAt: article.updatedAt.toISOString(),
  };
}

export function articleView(
  article: ArticleEntity,
  related: readonly ArticleEntity[],
  inlineKeys: readonly string[],
  parts: ArticleParts,
): Article {
  return {
    ...article,
    ...articleCard(article, parts),
    pictures: parts.pictures.many(inlineKeys),
    related: related.map((other) => articleCard(other, parts)),
  };
}
