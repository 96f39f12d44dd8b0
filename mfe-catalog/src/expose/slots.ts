import { lazyPage, type RemoteModule } from '@valam/mfe-kit/remote';
import { catalogApi } from '../api/catalog.api';

/** Slots that catalog fills in other remotes' pages. */
export const slots: RemoteModule['slots'] = {
  'catalog/Questions': {
    component: lazyPage(
      'questions',
      () => import(/* webpackChunkName: "questions" */ '../features/questions/questions'),
    ),
    load: (app, { type }) => app.query(catalogApi.endpoints.faqs, { type }),
  },
};
