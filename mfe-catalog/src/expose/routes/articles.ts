import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { articleContent, readOrPreview } from '../../api/read-or-preview';
import { notFoundView } from './not-found';

const { articles } = catalogApi.endpoints;

export const articleRoutes = [
  page({
    path: '/blog',
    page: lazyPage('blog-page', () => import(/* webpackChunkName: "blog-page" */ '../../pages/blog-page')),
    load: (app) => orSkeleton(app, app.query(articles, {})),
  }),
  page({
    path: '/blog/:slug',
    page: lazyPage(
      'article-page',
      () => import(/* webpackChunkName: "article-page" */ '../../pages/article-page'),
    ),
    load: (app, { params, search }) => readOrPreview(app, articleContent, params.slug, search),
    notFound: notFoundView((views) => views.ArticleNotFound),
  }),
];
