import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Slug } from '../shared/text.js';
import { listInput } from './list.js';
import { PreviewToken } from './preview.js';
import { Article, ArticleCard } from './article.schema.js';
import { ArticleFilters } from './article.filters.js';

export const listArticles = defineRpc({
  subject: 'catalog.article.list.v1',
  input: listInput(ArticleFilters.shape),
  output: pageOf(ArticleCard),
  idempotent: true,
});

export const getArticle = defineRpc({
  subject: 'catalog.article.get.v1',
  input: z.object({ slug: Slug, preview: PreviewToken }),
  output: Article,
  problems: { 'catalog.article_not_found': 'not_found', 'catalog.preview_refused': 'forbidden' },
  idempotent: true,
});
