import { lazyPage, type LazyPage } from '@valam/mfe-kit/remote';
import type { ComponentType } from 'react';

type Views = typeof import('../../pages/not-found');

/** What a page says when there is nothing of the name; all of them are one chunk, which hardly anybody needs. */
export const notFoundView = (of: (views: Views) => ComponentType): LazyPage =>
  lazyPage('not-found', async () => ({
    default: of(await import(/* webpackChunkName: "not-found" */ '../../pages/not-found')),
  }));
