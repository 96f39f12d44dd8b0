import { lazyPage } from '@valam/mfe-kit/remote';

/** The combobox has 9 KB (ADR 0216) and its form works without JavaScript, so its code is loaded after the first view. */
export const searchForm = lazyPage(
  'search-form',
  () => import(/* webpackChunkName: "search-form" */ './search-form'),
);
