import { articleChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { articleText, readMinutes } from './article-content.js';
import { ArticleEntity } from './article.entity.js';

export const articleKind: ContentKind<ArticleEntity> = {
  noun: 'article',
  entity: ArticleEntity,
  changed: articleChanged,
  tags: ['blogs', 'search', 'sitemap'],
  slugOf: ({ slug }) => slug,
  prepare: (article) => {
    article.readMinutes = readMinutes(article.content);
  },
  searchDocument: (article) => ({
    type: 'article',
    entityId: article.id,
    slug: article.slug,
    title: article.title,
    summary: article.metaDescription ?? articleText(article.content),
    place: null,
    image: article.featuredImage,
    boost: 1,
    names: [article.blogCategory],
    places: article.districts,
    body: [article.metaDescription, articleText(article.content)],
  }),
};
