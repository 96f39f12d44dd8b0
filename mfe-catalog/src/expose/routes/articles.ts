import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { ArticleNotFound } from '../../pages/reading-not-found';

const { article, articles } = catalogApi.endpoints;

export const articleRoutes = [
  page({
    path: '/blog',
    page: lazyPage('blog-page', () => import(/* webpackChunkName: "blog-page" */ '../../pages/blog-page')),
    load: (app) => app.query(articles, {}),
  }),
  page({
    path: '/blog/:slug',
    page: lazyPage(
      'article-page',
      () => import(/* webpackChunkName: "article-page" */ '../../pages/article-page'),
    ),
    load: (app, { params }) => app.query(article, { slug: params.slug }),
    notFound: ArticleNotFound,
  }),
];
