import { lazyPage, type LazyPage } from '@valam/mfe-kit/remote';
import type { ComponentType } from 'react';

type Views = typeof import('../../pages/not-found');

/** The not-found views of all pages share one chunk, because they are rarely needed. */
export const notFoundView = (of: (views: Views) => ComponentType): LazyPage =>
  lazyPage('not-found', async () => ({
    default: of(await import(/* webpackChunkName: "not-found" */ '../../pages/not-found')),
  }));
