import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { listOf, listQuery } from './list.js';
import { PreviewQuery } from './preview.js';
import { getArticle, listArticles } from './article.rpc.js';
import { ArticleCard } from './article.schema.js';
import { ArticleFilters } from './article.filters.js';

export const listArticlesRoute = defineRoute({
  method: 'GET',
  path: '/api/blogs',
  summary: 'Articles, the newest first',
  query: listQuery(ArticleFilters.shape),
  output: listOf(ArticleCard),
  problems: listArticles.problems,
  cache: { seconds: 5, tags: ['blogs'] },
});

export const getArticleRoute = defineRoute({
  method: 'GET',
  path: '/api/blogs/:slug',
  summary: 'One article with its related ones',
  params: z.object({ slug: Slug }),
  output: getArticle.output,
  problems: getArticle.problems,
  cache: { seconds: 5, tags: ['blogs'] },
});

export const previewArticleRoute = defineRoute({
  method: 'GET',
  path: '/api/preview/blogs/:slug',
  summary: 'A draft, for anyone who has the link',
  params: z.object({ slug: Slug }),
  query: PreviewQuery,
  output: getArticle.output,
  problems: getArticle.problems,
});
